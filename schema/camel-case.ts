/** `quote-block` as `quoteBlock`. */
export const camelCase = (kebabCase: string): string =>
  kebabCase.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** `quote-block` as `QuoteBlock`. */
export const pascalCase = (kebabCase: string): string => camelCase(`-${kebabCase}`)
