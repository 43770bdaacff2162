/** The kinds of danger, the most urgent first. `phrases.txt` says what each is. */
export const dangerKinds = ['life', 'despair', 'violence', 'missing', 'home', 'money'] as const

export type DangerKind = (typeof dangerKinds)[number]
