import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PersistedOperations } from '#gateway/security/persisted-operations.ts'
import { escapeHtml } from '#schema/text.ts'

const script = `
const form = document.forms[0], out = document.querySelector('output'), list = form.elements.listed
list.onchange = () => { form.elements.query.value = list.value }
form.onsubmit = async (event) => {
  event.preventDefault()
  out.textContent = 'Asking…'
  try {
    const body = JSON.stringify({ query: form.elements.query.value, variables: JSON.parse(form.elements.variables.value || '{}') })
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    out.textContent = JSON.stringify(await answer.json(), null, 2)
  } catch (error) { out.textContent = String(error) }
}`

const style =
  'body{font:1rem/1.5 system-ui;margin:2rem;max-width:60rem}label{display:block;margin-top:1rem}textarea,select{width:100%;font:inherit}textarea{font-family:monospace}output{display:block;white-space:pre-wrap;font-family:monospace;margin-top:1rem}'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const nameOf = (source: string) => /(?:query|mutation)\s+(\w+)/.exec(source)?.[1] ?? 'unnamed'

const page = (persistedOperations: PersistedOperations) => `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><title>GraphQL explorer</title><style>${style}</style></head><body>
<h1>GraphQL explorer</h1>
<p>For development, on this machine. The schema is in <code>schema/graphql</code>.</p>
<form>
<label>The site’s own operations <select name="listed"><option value=""></option>${Object.values(persistedOperations)
  .map((source) => `<option value="${escapeHtml(source)}">${escapeHtml(nameOf(source))}</option>`)
  .join('')}</select></label>
<label>Operation <textarea name="query" rows="14" spellcheck="false">{ siteSettings { providerName } }</textarea></label>
<label>Variables, as JSON <textarea name="variables" rows="4" spellcheck="false">{}</textarea></label>
<p><button>Ask</button></p>
</form>
<output aria-live="polite"></output>
<script>${script}</script>
</body></html>`

/**
 * In development, serves a page at `/graphql` for trying operations, usable only from this origin.
 * @returns false for requests that are not browser navigations
 */
export function createExplorer(persistedOperations: PersistedOperations) {
  const body = page(persistedOperations)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html') || request.url !== '/graphql')
      return false
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; connect-src 'self'; script-src ${hash(script)}; style-src ${hash(style)}; frame-ancestors 'none'`,
      })
      .end(body)
    return true
  }
}
