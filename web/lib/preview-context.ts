import { createContext } from 'react-router'

/** Whether the visit shows a draft. */
export const previewContext = createContext(false)
