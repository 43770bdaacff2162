import { createContext } from 'react-router'

/** A page of another origin has sent the request: an action shows what it holds, and changes nothing. */
export const crossOriginContext = createContext(false)
