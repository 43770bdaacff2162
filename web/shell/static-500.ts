import { pageErrors } from '#schema/errors/page-errors.ts'

interface Options {
  readonly providerName?: string | undefined
  /** As people write it. */
  readonly phone?: string | undefined
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A whole page that needs nothing to be made, for when rendering itself has failed (S32). Its style sheet is a file of the
 * site's own; without it the page still reads well.
 */
export const static500 = ({ providerName, phone }: Options = {}): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>500 - Internal Server Error</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
${providerName ? `<p><strong>${escaped(providerName)}</strong></p>\n` : ''}<h1>Internal Server Error</h1>
<p>${pageErrors.broken.words}</p>
<h2>What you can do next</h2>
<ul>
<li>Wait a minute, then <a href="">load this page again</a>.</li>
<li><a href="/">Go to the home page</a></li>
<li><a href="/contact-us/general-enquiry">Send us an enquiry</a></li>
${phone ? `<li>Call <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${escaped(phone)}</a></li>\n` : ''}</ul>
</main>
</body>
</html>
`
