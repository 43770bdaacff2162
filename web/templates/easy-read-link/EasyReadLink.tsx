import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'

/** The way to a page's Easy Read version, at the page's top; nothing where it has none. */
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
