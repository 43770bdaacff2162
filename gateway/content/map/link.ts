import type { Link } from '#gateway/types.generated.ts'
import { documentAddress } from '#schema/document-address.ts'
import type { FromOutside } from './outside.ts'

/** The target of a reference to a page or post. */
export const targetFields = `{ _type, path, "slug": slug.current }`

export const linkFields = `{ label, href, hash, "to": to->${targetFields} }`

/** A resolved reference to a document with an address. */
type Target = FromOutside<
  { _type: 'page'; path: string; slug: null } | { _type: 'post' | 'easyRead' | 'product'; path: null; slug: string }
>

export type LinkContent = FromOutside<{ label: string; href: string; hash: string; to: Target }>

const safeProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:', 'sms:'])

/** An address that is allowed in a link; null for `javascript:` and other unsafe or invalid addresses. */
export function safeHref(href: string | null): string | null {
  if (href === null) return null
  try {
    return safeProtocols.has(new URL(href).protocol) ? href : null
  } catch {
    return null
  }
}

/** The path of a referenced document; null when the reference dangles. */
export function targetHref(to: Target | null, hash: string | null): string | null {
  if (to === null) return null
  const path = documentAddress({ type: to._type ?? '', path: to.path, slug: to.slug })
  return path ? path + (hash ? `#${encodeURIComponent(hash)}` : '') : null
}

/** A standalone link; null without a target or a label, so that no dead link reaches a page. */
export function link(content: LinkContent | null): Link | null {
  if (!content?.label) return null
  const href = targetHref(content.to, content.hash) ?? safeHref(content.href)
  return href === null ? null : { __typename: 'Link', label: content.label, href }
}
