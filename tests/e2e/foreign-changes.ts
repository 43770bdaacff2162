/** What password managers, translators and iOS change in an open page. Each function runs in the page, so it is self-contained. */

/** A password manager adds a custom element after each field, and attributes. */
export function addPasswordManager(): void {
  for (const field of document.querySelectorAll<HTMLElement>('main :is(input, textarea):not([type=hidden])')) {
    field.after(document.createElement('com-1password-button'))
    field.dataset['lastpass'] = 'icon'
    field.style.setProperty('background-size', '16px')
  }
}

/** A password manager only adds attributes. */
export function addAttributes(): void {
  for (const field of document.querySelectorAll<HTMLElement>('main :is(input, textarea):not([type=hidden])')) {
    field.dataset['lastpass'] = 'icon'
    field.style.setProperty('background-size', '16px')
  }
}

/** iOS turns numbers into links. It replaces the text node. */
export function linkNumbers(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (!/\d/.test(text.data) || text.parentElement?.closest('script, style, a')) continue
    text.replaceWith(
      ...text.data.split(/(\d[\d ]*)/).map((part) => {
        if (!/^\d/.test(part)) return part
        const link = document.createElement('a')
        link.href = `tel:${part}`
        link.textContent = part
        return link
      }),
    )
  }
}

/**
 * A translator replaces each text node by two `<font>` elements around other letters. Here each letter gets a dot below, which
 * `untranslated` removes.
 */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, font')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data.replaceAll(/[a-z]/gi, '$&\u0323')
    outer.append(inner)
    text.replaceWith(outer)
  }
}

/** Removes the dots of `translate`. */
export const untranslated = (text: string): string => text.replaceAll('\u0323', '')
