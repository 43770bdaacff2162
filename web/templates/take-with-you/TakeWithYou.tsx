import { isPaperForm, pageFileHref, templateWithFiles } from '#schema/page-files.ts'

interface Props {
  readonly path: string
  /** For a page whose address has a query, with its question mark. */
  readonly query?: string
}

/** Links to the page as files; nothing on a page without them. The server makes a file when it is asked for. */
export function TakeWithYou({ path, query = '' }: Props) {
  const template = templateWithFiles(path, new URLSearchParams(query))
  if (!template) return null
  const isForm = isPaperForm(template)
  const what = isForm ? 'This form' : 'This page'
  return (
    <p data-screen-only="">
      {isForm ? 'Fill this form in on paper:' : 'Take this page with you:'}{' '}
      <a href={pageFileHref('pdf', path) + query}>
        <span className="visually-hidden">{what} as a</span> PDF
      </a>
      ,{' '}
      <a href={pageFileHref('large-print', path) + query}>
        <span className="visually-hidden">{what} in</span> large print (PDF)
      </a>
      ,{' '}
      <a href={pageFileHref('word', path) + query}>
        <span className="visually-hidden">{what} for</span> Word
      </a>
    </p>
  )
}
