/** Why a draft is not shown, or nothing is sent from one. */
type Reason = 'expired' | 'invalid' | 'unreadable' | 'unsendable'

const words: Readonly<Record<Reason, { readonly title: string; readonly text: string }>> = {
  expired: {
    title: 'This preview link has expired',
    text: 'A preview link works for one hour. Ask the person who sent it for a new one.',
  },
  invalid: {
    title: 'This preview link does not work',
    text: 'Part of the link may be missing. Copy all of it, or ask the person who sent it for a new one.',
  },
  unreadable: {
    title: 'Drafts cannot be shown here',
    text: 'This site has no token with which to read drafts. The person who runs it can set SANITY_TOKEN.',
  },
  unsendable: {
    title: 'Nothing was sent',
    text: 'This was the preview of a draft, and forms cannot be sent from a preview. Go back to find what you typed, or send it from the page as everybody sees it.',
  },
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/**
 * A whole page that says so, made without any content.
 * @param path Of the public page, beginning with one slash.
 */
export const previewRefusal = (reason: Reason, path: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="only light">
<meta name="robots" content="noindex">
<title>${words[reason].title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/error.css">
</head>
<body>
<main>
<h1>${words[reason].title}</h1>
<p>${words[reason].text}</p>
<p><a href="${escaped(path)}">Go to the page as everybody sees it</a></p>
</main>
</body>
</html>
`
