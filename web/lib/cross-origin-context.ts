import { createContext } from 'react-router'

/** True when a page of another origin sent the request: an action then shows the submitted values and changes nothing. */
export const crossOriginContext = createContext(false)
