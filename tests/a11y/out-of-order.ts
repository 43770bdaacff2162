/** The first line that does not follow, in `usual`, the lines before it: a page may leave lines out, but not move or add any. */
export function outOfOrder(lines: string, usual: string): string | undefined {
  const others = usual.split('\n')
  let from = 0
  return lines.split('\n').find((line) => {
    const place = others.indexOf(line, from)
    from = place + 1
    return place < 0 && line !== ''
  })
}
