import { previewErrors } from '#schema/errors/preview-errors.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A title has no full stop. */
const titleOf = (reason: keyof typeof previewErrors) => previewErrors[reason].words.replace(/\.$/, '')

/**
 * A whole page that says why a draft is not shown, or nothing is sent from one, made without any content.
 * @param path Of the public page, beginning with one slash.
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
<p><a href="${escaped(path)}">Go to the published page</a></p>
</main>
</body>
</html>
`
