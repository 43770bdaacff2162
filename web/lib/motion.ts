import { hasPreference } from './show-preferences.ts'

/** Whether motion is unwelcome here, by the system's setting or by the Display panel's. In the browser only. */
export const isMotionUnwelcome = (): boolean =>
  hasPreference('motion', 'reduce') ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
