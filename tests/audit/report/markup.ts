/** Escapes text for HTML. */
export const text = (value: string | number): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const link = (href: string, words: string): string => `<a href="${text(href)}">${text(words)}</a>`

export const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`

/** Renders a table in a region that scrolls and takes the focus, because it may be wider than the window. Cells are HTML. */
export function table(caption: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const id = `table-${caption.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const body = rows.map(
    ([first = '', ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  )
  return `<div class="table" role="region" aria-labelledby="${id}" tabindex="0"><table><caption id="${id}">${text(caption)}</caption><thead><tr>${head
    .map((cell) => `<th scope="col">${text(cell)}</th>`)
    .join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}

/** Renders a bar chart with its numbers as text; the drawing adds no information. */
export function bars(title: string, parts: readonly { readonly label: string; readonly value: number }[]): string {
  const maxValue = Math.max(1, ...parts.map(({ value }) => value))
  const rows = parts.map(
    ({ label, value }, index) =>
      `<text x="0" y="${index * 40 + 16}">${text(label)}: ${text(value)}</text><rect x="0" y="${index * 40 + 22}" width="${Math.round((400 * value) / maxValue)}" height="10"></rect>`,
  )
  return `<figure><figcaption>${text(title)}</figcaption><svg class="bars" viewBox="0 0 400 ${parts.length * 40}" role="img" aria-label="${text(
    `${title}. ${parts.map(({ label, value }) => `${label}: ${value}`).join('. ')}`,
  )}">${rows.join('')}</svg></figure>`
}

/** Renders a whole page of the report. */
export function page(
  title: string,
  body: string,
  { home, style, index, version }: { home: string; style: string; index: string; version: string },
): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)} – Accessibility report</title>
<link rel="stylesheet" href="${text(style)}">
</head>
<body>
<a class="skip" href="#title">Skip to main content</a>
<header><nav aria-label="Report">${list([link(home, 'Accessibility statement'), link(index, 'Accessibility report')])}</nav></header>
<main>
<h1 id="title" tabindex="-1">${text(title)}</h1>
<p>${text(version)}</p>
${body}
</main>
<footer><nav aria-label="Help">${list([link(home.replace(/accessibility$/, 'contact-us/general-enquiry'), 'Send us an enquiry'), link(home.replace(/accessibility$/, 'contact-us/feedback'), 'Feedback, compliments and complaints')])}</nav></footer>
</body>
</html>
`
}

/** The report's own style sheet, because the report must also be readable from a folder. */
export const style = `:root { color-scheme: only light }
body { margin: 0; background: #fbf7ef; color: #1f2a30; font: 1.125rem/1.6 'Atkinson Hyperlegible Next', system-ui, sans-serif }
header, main, footer { max-width: 70rem; margin: 0 auto; padding: 1rem; box-sizing: border-box }
header ul, footer ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 0; margin: 0 }
header a, footer a { display: inline-block; padding: 0.5rem 0 }
h1 { font-size: 2rem; line-height: 1.2 } h2 { font-size: 1.5rem; line-height: 1.3; margin-top: 3rem } h3 { font-size: 1.25rem }
p, li, figcaption { max-width: 42rem } a { color: #1d4f7c } li { margin-block: 0.25rem }
p, li, td, th { overflow-wrap: anywhere }
h1, h2, h3 { overflow-wrap: break-word }
:focus-visible { outline: 3px solid #1f2a30; outline-offset: 2px; box-shadow: 0 0 0 7px #f2c230 }
h1:focus-visible { outline-offset: 4px }
.skip { position: absolute; left: 1rem; top: -6rem; background: #fff; padding: 0.75rem 1rem } .skip:focus { top: 0.5rem }
.table { overflow-x: auto; margin-block: 1rem } table { border-collapse: collapse; background: #fff; min-width: 100% }
caption { text-align: start; font-weight: 700; padding-block: 0.5rem }
th, td { border: 1px solid #5f6c74; padding: 0.5rem 0.75rem; text-align: start; vertical-align: top; font-weight: 400; min-width: 6rem }
thead th { font-weight: 700; background: #e4f0e8 }
figure { margin: 1.5rem 0 } .bars { width: 100%; max-width: 32rem; height: auto } .bars text { font-size: 15px; fill: #1f2a30 } .bars rect { fill: #0f5a3c }
img { max-width: 100%; height: auto; border: 1px solid #5f6c74 }
@media (forced-colors: active) { .bars rect, .bars text { fill: CanvasText } }
@media print { header, footer, .skip { display: none } .table { overflow: visible } }
`
