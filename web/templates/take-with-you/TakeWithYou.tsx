import { pageFileHref, templateWithFiles } from '#schema/page-files.ts'

/** Links to the page as files; nothing on a page without them. The server makes a file when it is asked for. */
export function TakeWithYou({ path }: { readonly path: string }) {
  if (!templateWithFiles(path)) return null
  return (
    <p data-screen-only="">
      Take this page with you:{' '}
      <a href={pageFileHref('pdf', path)}>
        <span className="visually-hidden">This page as a</span> PDF
      </a>
      ,{' '}
      <a href={pageFileHref('large-print', path)}>
        <span className="visually-hidden">This page in</span> large print (PDF)
      </a>
      ,{' '}
      <a href={pageFileHref('word', path)}>
        <span className="visually-hidden">This page for</span> Word
      </a>
    </p>
  )
}
