import type { Link, MenuEntry, Office, Phone, Service, SiteAlert, SiteSettings } from '#gateway/types.generated.ts'
import type { SharedQueryResult } from '#gateway/content/groq.generated.ts'
import { withDraft } from '#gateway/content/documents/document-module.ts'
import { ContentError } from '#gateway/content/errors.ts'
import { service, serviceFields } from '#gateway/content/map/summaries.ts'
import { image, pictureFields } from '#gateway/content/map/image.ts'
import { link, linkFields } from '#gateway/content/map/link.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, earliestExpiry } from '#gateway/content/reader.ts'
import { mainMenu } from './main-menu.ts'
import type { Logger } from '#gateway/logger.ts'
import { isFormId } from '#schema/forms/forms.ts'
import { isSitePath, listedRows } from '#schema/site-map.ts'
import { isOwnPath } from '#schema/site-route.ts'
import { defineQuery } from 'groq'
import { brisbaneInstant } from '#schema/brisbane-time.ts'
import { telHref } from '#schema/contact.ts'
import { switchableTools } from '#schema/switchable-tools.ts'

const shownMenu = `*[_type == "menu" && _id == "menu"][0]`
const shownSettings = `*[_type == "siteSettings" && _id == "siteSettings"][0]`

/** The content that every page and form needs, in one query: rendering a page takes this query and its own. */
const sharedQuery = defineQuery(`{
  "settings": ${shownSettings}{
  _id, providerName, tagline, description, supportPhone, contactEmail, safetyNote, openingHours,
  offices[]{ name, street, suburb, state, postcode, phone, access, "closures": closures[] | order(date asc){ date, reason } },
  "socialLinks": socialLinks[]${linkFields},
  "policyLinks": policyLinks[]${linkFields},
  "subscribeLink": subscribeLink${linkFields},
  "badge": badge${pictureFields},
  acknowledgement,
  "helpLinks": helpLinks[]${linkFields},
  switchedOff, sampleNote,
  "siteAlert": siteAlert{
    message, startsAt, endsAt, "link": link${linkFields}
  }
  },
  "services": *[_type == "service"] | order(order asc)${serviceFields},
  "pages": *[_type == "page"] | order(path asc){ path, title, expiresAt },
  "menu": ${shownMenu}{
    entries[]{ label, "to": page->path, children[]{ label, "to": page->path, children[]{ label, "to": page->path } } }
  }
}`)
const sharedDraftQuery = withDraft(
  withDraft(sharedQuery, shownSettings, '_id == "siteSettings"'),
  shownMenu,
  '_id == "menu"',
).replace('*[_type == "page"]', '([$draft][_type == "page"] + *[_type == "page" && _id != coalesce($draft._id, "")])')

const phone = (display: string): Phone => ({
  __typename: 'Phone',
  display,
  href: telHref(display),
})

type OfficeResult = NonNullable<SharedQueryResult['settings']>['offices'][number]

const office = ({
  name,
  street,
  suburb,
  state,
  postcode,
  phone: number,
  access,
  closures,
}: NonNullable<FromOutside<OfficeResult>>): Office | null =>
  name && street && suburb && state && postcode
    ? {
        __typename: 'Office',
        name,
        street,
        suburb,
        state,
        postcode,
        phone: number ? phone(number) : null,
        access,
        closures: usable(closures, ({ date, reason }) =>
          date && reason && isToCome(endOfDay(date)) ? { __typename: 'Closure', date, reason } : null,
        ),
      }
    : null

const isToCome = (instant: string | null | undefined): boolean => !!instant && Date.parse(instant) > Date.now()

/** The end of a day in Brisbane. */
const endOfDay = (date: string): string | null => brisbaneInstant(date, '23:59:59')

/**
 * When the first closed day ends in Brisbane and leaves the list, or when the alert begins or ends, or a page expires.
 */
const sharedValidUntil = (shared: FromOutside<SharedQueryResult> | null): number =>
  earliestExpiry(
    ...[shared?.settings?.siteAlert?.startsAt, shared?.settings?.siteAlert?.endsAt].filter(isToCome),
    ...usable(shared?.pages, ({ expiresAt }) => expiresAt).filter(isToCome),
    ...usable(shared?.settings?.offices, ({ closures }) => usable(closures, ({ date }) => date && endOfDay(date)))
      .flat()
      .filter(isToCome),
  )

const readShared = (reader: ContentReader): Promise<FromOutside<SharedQueryResult> | null> =>
  reader.read(sharedQuery, {}, { validUntil: sharedValidUntil, draftQuery: sharedDraftQuery })

/** Every service, in the editors' order. */
export async function allServices(reader: ContentReader): Promise<Service[]> {
  return usable((await readShared(reader))?.services, service)
}

type AlertContent = NonNullable<NonNullable<FromOutside<SharedQueryResult>['settings']>['siteAlert']>

/**
 * The alert, while it is active according to the local clock, so that it also ends in a stale copy that is served while
 * the content service is unavailable. An alert without an end is not shown, because it would stay forever. The preview of the
 * settings shows it at any time.
 */
const siteAlert = (alert: AlertContent | null | undefined, isPreview: boolean): SiteAlert | null =>
  alert?.message && (isPreview || (alert.endsAt && isToCome(alert.endsAt) && !isToCome(alert.startsAt)))
    ? { __typename: 'SiteAlert', message: alert.message, link: link(alert.link ?? null) }
    : null

/** A form works without its document. */
const needsDocument = listedRows.filter(({ template }) => !isFormId(template)).map(({ path }) => path)

type Shared = FromOutside<SharedQueryResult> | null

/** The pages that have not expired, according to the local clock, as for the alert. */
const currentPages = (shared: Shared) =>
  usable(shared?.pages, ({ path, title, expiresAt }) =>
    path && (!expiresAt || isToCome(expiresAt)) ? { path, title: title ?? '' } : null,
  )

/** The paths of the site map that have no current page. */
function missingPages(shared: Shared): string[] {
  const shown = new Set(currentPages(shared).map(({ path }) => path))
  return needsDocument.filter((path) => !shown.has(path))
}

/** The pages of editors beside those of the site map, in the order of their paths. */
const ownPages = (shared: Shared): Link[] =>
  currentPages(shared)
    .filter(({ path, title }) => title !== '' && isOwnPath(path))
    .map(({ path, title }) => ({ __typename: 'Link', label: title, href: path }))

/** The contents whose menu was logged as faulty: once is enough, and they are read for every page. */
const logged = new WeakSet<object>()

function menuIn(shared: Shared, logger: Logger): MenuEntry[] {
  const titles = new Map(currentPages(shared).map(({ path, title }) => [path, title]))
  const isShown = (path: string) => titles.has(path) || (isSitePath(path) && !needsDocument.includes(path))
  return mainMenu(shared?.menu?.entries, { titleOf: (path) => titles.get(path), isShown }, (fault) => {
    if (!shared || logged.has(shared)) return
    logged.add(shared)
    logger.warn({ fault }, 'The main menu (document "menu") cannot be used; the default is shown')
  })
}

/** Whether an editor's page stands at a path outside the site map. From the content of every page, so an invented path is not queried. */
export const hasOwnPage = async (reader: ContentReader, path: string): Promise<boolean> =>
  isOwnPath(path) && ownPages(await readShared(reader)).some(({ href }) => href === path)

/**
 * The content shared by every page.
 * @throws ContentError when the document is missing or lacks a required field
 */
export async function siteSettings(reader: ContentReader): Promise<SiteSettings> {
  const shared = await readShared(reader)
  const found = shared?.settings
  const badge = image(found?.badge ?? null)
  const subscribeLink = link(found?.subscribeLink ?? null)
  const hours = found?.openingHours
  if (
    !found?._id ||
    !found.providerName ||
    !found.supportPhone ||
    !found.contactEmail ||
    !badge ||
    !subscribeLink ||
    !hours?.days ||
    !hours.opens ||
    !hours.closes
  )
    throw new ContentError(
      'CONTENT_UNAVAILABLE',
      'The document siteSettings is missing or incomplete: it needs every field that schema/content marks as required',
    )
  return {
    __typename: 'SiteSettings',
    id: found._id,
    providerName: found.providerName,
    tagline: found.tagline ?? '',
    description: found.description ?? '',
    supportPhone: phone(found.supportPhone),
    contactEmail: found.contactEmail,
    safetyNote: found.safetyNote ?? '',
    openingHours: {
      __typename: 'OpeningHours',
      days: hours.days,
      opens: hours.opens,
      closes: hours.closes,
      closedNote: hours.closedNote ?? '',
    },
    offices: usable(found.offices, office),
    socialLinks: usable(found.socialLinks, link),
    policyLinks: usable(found.policyLinks, link),
    subscribeLink,
    badge,
    acknowledgement: found.acknowledgement ?? '',
    helpLinks: usable(found.helpLinks, link),
    switchedOff: switchableTools.filter((tool) => found.switchedOff?.includes(tool)),
    sampleNote: found.sampleNote,
    siteAlert: siteAlert(found.siteAlert, reader.previewOf === found._id),
    missingPages: missingPages(shared),
    ownPages: ownPages(shared),
    menu: menuIn(shared, reader.logger),
  }
}
