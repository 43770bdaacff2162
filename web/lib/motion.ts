import { hasPreference } from './show-preferences.ts'

/** Whether the visitor prefers reduced motion, by the system's setting or the Display panel's. Browser only. */
export const prefersReducedMotion = (): boolean =>
  hasPreference('motion', 'reduce') ||
  (typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches)
