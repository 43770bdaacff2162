import { type ComponentType, useState } from 'react'
import type { MiddlewareFunction } from 'react-router'
import { lazyPart } from './lazy-part.ts'

/**
 * Returns a lazy part, and the middleware that lets a navigation in the browser wait for its code and then renders it at once. For a
 * served page the code loads afterwards, as for any lazy part.
 */
export function awaitedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  const Lazy = lazyPart(load)
  function Part(props: Props) {
    // Fixed on the first render, because switching components would remount the part and lose its state.
    const [Shown] = useState(() => Loaded ?? Lazy)
    return <Shown {...props} />
  }
  const waitForPart: MiddlewareFunction = async (_, next) => {
    const [results] = await Promise.all([next(), load().then((component) => (Loaded = component))])
    return results
  }
  return { Part, waitForPart }
}
