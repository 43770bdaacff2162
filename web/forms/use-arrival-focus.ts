import { useEffect, useRef } from 'react'

/**
 * Gives the focus to an element when it appears in an open page. One that came with the document is left alone: its
 * `autofocus` attribute has done that already, and by the time the script runs the person may have gone on.
 */
export function useArrivalFocus<Element extends HTMLElement>() {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (!element.current?.hasAttribute('autofocus')) element.current?.focus()
  }, [])
  return element
}
