import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'

/** A link to a page's Easy Read version; nothing if there is none. */
export function EasyReadLink({ path }: { path: string | null | undefined }) {
  if (!path) return null
  return (
    <p>
      <ButtonLink href={path} kind="secondary">
        Easy Read version
      </ButtonLink>
    </p>
  )
}
