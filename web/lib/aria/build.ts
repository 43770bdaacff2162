/** Replacements of React Aria modules for vite.config.ts. */
import { join } from 'node:path'

/** Matches React Aria's string modules for languages other than English. */
export const otherStringsOfReactAria =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/(?:.*\/)?intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

export const visuallyHidden = {
  find: /^react-aria\/VisuallyHidden$/,
  replacement: join(import.meta.dirname, 'VisuallyHidden.tsx'),
}
