import { pageFileHref } from '#schema/page-files.ts'

/** A link to a page's PDF, which the server makes from the page. The title keeps the link text unique on a page with several. */
export const PdfLink = ({ path, title }: { readonly path: string; readonly title: string }) => (
  // On paper a promise without its file.
  <a href={pageFileHref('pdf', path)} data-screen-only="">
    Download {title} (PDF)
  </a>
)
