import { dangerHelp, type HelpPart } from '#schema/danger/danger-help.ts'
import type { DangerKind } from '#schema/danger/phrases.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { Notice } from '#web/ui/notice/Notice.tsx'

const show = (part: HelpPart) =>
  typeof part === 'string' ? (
    part
  ) : (
    <ContentLink key={part.href} href={part.href}>
      {part.text}
    </ContentLink>
  )

/** Whom to call first, for a text that tells of danger. */
export function DangerHelp({ kind }: { readonly kind: DangerKind }) {
  const { title, lines } = dangerHelp[kind]
  return (
    <Notice kind="warning" title={title}>
      {lines.map((line) => (
        <p key={JSON.stringify(line)}>{line.map(show)}</p>
      ))}
    </Notice>
  )
}
