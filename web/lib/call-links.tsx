import type { ReactNode } from 'react'

/** 000 and 106 as words of their own, and not in a number such as 15,000 or 1300 555 000. */
const emergencyNumber = /(?<![\d,.$]|\d )(?:000|106)(?!\d)/

/** A text in which the emergency numbers are links that call them. */
export function withCallLinks(text: string): ReactNode {
  const found = emergencyNumber.exec(text)
  if (!found) return text
  const [number] = found
  return (
    <>
      {text.slice(0, found.index)}
      <a href={`tel:${number}`}>{number}</a>
      {withCallLinks(text.slice(found.index + number.length))}
    </>
  )
}
