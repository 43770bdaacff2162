import type { DownloadLink_FileFragment } from '#web/graphql/generated.ts'

interface DownloadLinkProps {
  file: DownloadLink_FileFragment
  /** The file's title, which keeps the link text unique on a page with several files. */
  name: string
  pageCount?: number | null
}

/** A link to a file. The link text includes the file's type and size, so visitors know before they start a download. */
export function DownloadLink({ file: { url, typeAndSize }, name, pageCount }: DownloadLinkProps) {
  const pages = pageCount ? `, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}` : ''
  return (
    // On paper a promise without its file.
    <a href={url} data-screen-only>
      Download {name} ({typeAndSize}
      {pages})
    </a>
  )
}
