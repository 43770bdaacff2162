/** Replacements of React Aria modules for vite.config.ts. */
import { join } from 'node:path'

/** Matches React Aria's string modules for languages other than English. */
export const otherStringsOfReactAria =
  /\/react-(?:aria|aria-components|stately)\/dist\/private\/(?:.*\/)?intl\/(?:.*\/)?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

/**
 * Matches the modules in which React Aria requests the browser's locale and its direction from ICU while it is evaluated, one
 * task of 200 ms on a slow phone. They export `isRTL`, `getDefaultLocale` and `useDefaultLocale`.
 */
export const localeOfReactAria = /\/react-aria\/dist\/private\/i18n\/(?:utils|useDefaultLocale)\.mjs$/

/** Their replacement: the site has one locale. */
export const fixedLocale = `const locale = { locale: 'en-AU', direction: 'ltr' }
export const isRTL = () => false
export const getDefaultLocale = () => locale
export const useDefaultLocale = getDefaultLocale
`

export const visuallyHidden = {
  find: /^react-aria\/VisuallyHidden$/,
  replacement: join(import.meta.dirname, 'VisuallyHidden.tsx'),
}
