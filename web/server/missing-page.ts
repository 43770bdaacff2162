import type { Request } from 'express'
import { decodedPath, siteRouteOf } from '#schema/site-route.ts'
import { siteMap } from '#schema/site-map.ts'
import { encodeFor, type PreparedResponse } from '#gateway/http/send.ts'
import { escapeHtml } from '#schema/text.ts'
import { shownPath } from '#web/lib/page-title.ts'

/** Two segments, because a single one could be a slug. */
const placeholder = '/missing-page/placeholder'

/** Longest first. The menu marks the section of an address. */
const sections = siteMap
  .map(({ path }) => path)
  .filter((path) => path !== '/' && !path.includes(':'))
  .toSorted((a, b) => b.length - a.length)

/** The data of a page, and the resource routes of web/routes.ts. */
const notAPage = /\.data$|^\/(islands|api\/icons)\//

/** Whether the percent-encoding of a path is invalid. The router would log such a path, which can be personal. */
export const isMalformed = (path: string): boolean => decodedPath(path.replaceAll(/%2f/gi, '/')) === undefined

/**
 * Returns an address whose 404 page differs from that of this path only in the path itself, so that one rendering serves every
 * unknown path of a section. Undefined when the path matches a route, or when its encoding is one that the router reads differently.
 * @param path As a URL has it: with percent-encoding, without the query.
 */
export function sharedAddressOf(path: string): string | undefined {
  if (!isMalformed(path) && (decodedPath(path) === undefined || siteRouteOf(path) || notAPage.test(path)))
    return undefined
  const section = sections.find((candidate) => path.startsWith(`${candidate}/`)) ?? ''
  return section + placeholder
}

/**
 * Returns the 404 page of `sharedAddress` with the path in its place: in the title and in a line of text (S10, S16). No script contains
 * it, so the content security policy stays the same.
 */
export async function withPath(
  request: Request,
  page: PreparedResponse,
  sharedAddress: string,
  path: string,
): Promise<PreparedResponse> {
  const html = page.body.identity.toString()
  const shown = escapeHtml(shownPath(path))
  return { ...page, body: await encodeFor(request, Buffer.from(html.replaceAll(sharedAddress, () => shown))) }
}
