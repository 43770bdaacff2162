import { previewErrors } from '#schema/errors/preview-errors.ts'
import { escapeHtml } from '#schema/text.ts'

/** Titles have no full stop. */
const titleOf = (reason: keyof typeof previewErrors) => previewErrors[reason].words.replace(/\.$/, '')

/**
 * Returns a whole page that explains why a draft cannot be shown, or why its form cannot be sent. It needs no content.
 * @param path The path of the public page, beginning with one slash.
 */
export const previewRefusal = (reason: keyof typeof previewErrors, path: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>${titleOf(reason)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>${titleOf(reason)}</h1>
<p>${previewErrors[reason].next}</p>
<p><a href="${escapeHtml(path)}">Go to the published page</a></p>
</main>
</body>
</html>
`
