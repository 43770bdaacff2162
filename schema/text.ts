/** `quote-block` as `quoteBlock`. */
export const camelCase = (kebabCase: string): string =>
  kebabCase.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `quote-block` as `QuoteBlock`. */
export const pascalCase = (kebabCase: string): string => camelCase(`-${kebabCase}`)

/** Removes the given characters from the end of a text, in linear time: /x+$/ searches anew from each x. */
export function trimEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--
  return text.slice(0, end)
}

/** Removes the given characters from both ends of a text. */
export function trimBoth(text: string, characters: string): string {
  const trimmed = trimEnd(text, characters)
  let start = 0
  while (start < trimmed.length && characters.includes(trimmed.charAt(start))) start++
  return trimmed.slice(start)
}

/** Escapes text for the content and the double-quoted attributes of HTML elements. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
