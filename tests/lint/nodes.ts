/** What the lint rules of this folder need of the linter. */

export interface Node {
  readonly type: string
  readonly parent?: Node | null
  readonly [key: string]: unknown
}

export interface Context {
  report(problem: { readonly node: object; readonly message: string }): void
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
