import type { DownloadLink_FileFragment } from '#web/graphql/generated.ts'

interface DownloadLinkProps {
  file: DownloadLink_FileFragment
  /** What the file is, by its own name: a page has many files. */
  name: string
  pageCount?: number | null
}

/** A link to a file. Its words say what it is, its type and its size, so that nobody starts a download by surprise. */
export function DownloadLink({ file: { url, typeAndSize }, name, pageCount }: DownloadLinkProps) {
  const pages = pageCount ? `, ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}` : ''
  return (
    <a href={url}>
      Download {name} ({typeAndSize}
      {pages})
    </a>
  )
}
