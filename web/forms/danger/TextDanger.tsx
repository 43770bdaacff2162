import { use } from 'react'
import type { HelpKind } from '#schema/danger/danger-help.ts'
import { DangerHelp } from './DangerHelp.tsx'
import { dangerFinder } from './danger-finder.ts'

interface Props {
  readonly text: string
  /** Runs once the help is in the page. */
  readonly onShown?: (kind: HelpKind) => void
}

/** Whom to call first, if a text tells of danger. For use inside a Suspense boundary: the phrases load once there is a text to read. */
export function TextDanger({ text, onShown }: Props) {
  const kind = use(dangerFinder())(text)
  return kind && <DangerHelp kind={kind} onShown={onShown} />
}
