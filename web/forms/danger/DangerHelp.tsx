import { useEffect } from 'react'
import { dangerHelp, type HelpKind, type HelpPart } from '#schema/danger/danger-help.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { Notice } from '#web/ui/notice/Notice.tsx'

const show = (part: HelpPart) =>
  typeof part === 'string' ? (
    part
  ) : (
    <ContentLink key={part.href} href={part.href}>
      {part.text}
    </ContentLink>
  )

interface Props {
  readonly kind: HelpKind
  /** Runs once the help is in the page. */
  readonly onShown?: ((kind: HelpKind) => void) | undefined
}

/** Whom to call first, where someone may be in danger. */
export function DangerHelp({ kind, onShown }: Props) {
  const { title, button, lines } = dangerHelp[kind]
  useEffect(() => onShown?.(kind), [kind, onShown])
  return (
    <Notice kind="warning" title={title}>
      {button && (
        <p>
          <ButtonLink href={button.href} icon="phone">
            {button.text}
          </ButtonLink>
        </p>
      )}
      {lines.map((line) => (
        <p key={JSON.stringify(line)}>{line.map(show)}</p>
      ))}
    </Notice>
  )
}
