/**
 * Where an address with trailing slashes really lives: one step, with its query; undefined for an address that is right already.
 * The answer begins with exactly one slash and never with a backslash, which browsers read as one: `//host/` must not become
 * a redirect to another host (behaviour S9).
 * @param url As the request line gives it: path and query.
 */
export function canonicalPath(url: string): string | undefined {
  const queryAt = url.indexOf('?')
  const path = queryAt === -1 ? url : url.slice(0, queryAt)
  const query = queryAt === -1 ? '' : url.slice(queryAt)
  const canonical = `/${path.replaceAll(/^[/\\]+|[/\\]+$/g, '')}`
  return canonical === path ? undefined : canonical + query
}
