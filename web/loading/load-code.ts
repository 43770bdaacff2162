/**
 * Returns a function that loads code on demand, for parts that a visitor opens. While the browser is offline it rejects without asking
 * the network: many browsers never load a module again whose load has failed, https://github.com/whatwg/html/issues/6768.
 */
export function loadCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loaded: Code | undefined
  return async () => {
    if (loaded === undefined && !navigator.onLine) throw new Error('The browser is offline')
    return (loaded ??= await load())
  }
}
