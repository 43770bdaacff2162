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
