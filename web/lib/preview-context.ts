import { createContext } from 'react-router'

/** Whether the request shows a draft. */
export const previewContext = createContext(false)
