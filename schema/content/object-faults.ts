/** Values that Sanity does not store. */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * The fault of an object of a named type that the model's data cannot express, as the end of a sentence that begins with its
 * path. The content check and the Studio report it.
 */
export function faultOf(type: string, value: Readonly<Record<string, unknown>>): string | undefined {
  if (type === 'link' && isAbsent(value['to']) === isAbsent(value['href']))
    return 'needs exactly one of to (a page of this site) and href (an address elsewhere)'
  if (type !== 'picture') return undefined
  const isDescribed = typeof value['alt'] === 'string' && value['alt'].trim() !== ''
  if (!isDescribed && value['isDecorative'] !== true)
    return 'has no alt; say what the picture tells, or set isDecorative to true'
  return isDescribed && value['isDecorative'] === true
    ? 'has alt and isDecorative; keep the one that is true'
    : undefined
}
