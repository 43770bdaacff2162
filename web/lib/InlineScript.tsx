import { createContext, useContext } from 'react'

/** The nonce of the current document; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Runs a self-contained function while the browser parses the document. Only the server renders its source text. */
export function InlineScript({ run }: { readonly run: () => void }) {
  const nonce = useContext(NonceContext)
  return (
    <script
      nonce={nonce}
      // In the browser, where React creates no script that runs, a type that React does not warn about.
      type={import.meta.env.SSR ? undefined : 'text/plain'}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? `(${run.toString()})()` : '' }}
      suppressHydrationWarning
    />
  )
}
