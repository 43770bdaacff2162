import { type IconName, shapes } from './shapes.ts'

export const examples = Object.fromEntries((Object.keys(shapes) as IconName[]).map((name) => [name, { name }]))

/** An editor's icon, and the space of one that has not loaded. */
export const contentExamples = {
  minimal: { icon: undefined },
  full: { icon: { width: 24, height: 24, body: '<path d="M5 13l4.5 4.5L19 7" fill="none" stroke="currentColor"/>' } },
}
