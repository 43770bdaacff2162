import { pageErrors } from '#schema/errors/page-errors.ts'
import { escapeHtml } from '#schema/text.ts'
import { telHref } from '#schema/contact.ts'
import type { Contact } from '#web/lib/site-context.ts'

/**
 * Returns the error page for when rendering itself has failed (S32), as a string. Its style sheet is a static file; the page is
 * readable without it.
 * @param contact The provider; undefined until the settings have been read.
 */
export const static500 = (contact: Contact | undefined): string => `<!doctype html>
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
${contact ? `<p><strong>${escapeHtml(contact.name)}</strong></p>\n` : ''}<h1>Internal Server Error</h1>
<p>${pageErrors.broken.words}</p>
${contact ? `<p><a class="call" href="${telHref(contact.phone)}">Call ${escapeHtml(contact.phone)}</a></p>\n` : ''}<h2>What you can do next</h2>
<ul>
<li>Wait a minute, then <a href="">load this page again</a>.</li>
<li><a href="/">Go to the home page</a></li>
<li><a href="/contact-us/general-enquiry">Send us an enquiry</a></li>
</ul>
</main>
</body>
</html>
`
