import { dangerIn } from '#schema/danger/find-danger.ts'
import { DangerHelp } from './DangerHelp.tsx'

/** Whom to call first, if a text tells of danger. Loaded once there is a text to read. */
export function DangerCheck({ text }: { readonly text: string }) {
  const kind = dangerIn(text)
  return kind && <DangerHelp kind={kind} />
}
