/** What vite.config.ts replaces in React Aria. */
import { join } from 'node:path'

/** Modules with React Aria's strings in a language other than English. */
export const otherStringsOfReactAria =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/(?:.*\/)?intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

export const visuallyHidden = {
  find: /^react-aria\/VisuallyHidden$/,
  replacement: join(import.meta.dirname, 'VisuallyHidden.tsx'),
}
