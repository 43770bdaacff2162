/**
 * Adds a style sheet that a part of the page needs, once, and resolves when it applies. When it does not load, the part is still shown.
 * The build has one sheet for all pages; what few visitors use is apart from it.
 */
export const loadStyles = (address: string): Promise<void> =>
  new Promise((resolve) => {
    if (document.querySelector(`link[href="${address}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
    return undefined
  })
