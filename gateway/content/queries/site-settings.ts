import type { Office, Phone, SiteSettings } from '#gateway/types.generated.ts'
import type { SiteSettingsQueryResult } from '#gateway/content/groq.generated.ts'
import { ContentError } from '#gateway/content/errors.ts'
import { image } from '#gateway/content/map/image.ts'
import { link } from '#gateway/content/map/link.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import { type ContentReader, nearest } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'
import { linkFields, pictureFields } from './fragments.ts'

const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, providerName, tagline, description, supportPhone, contactEmail, safetyNote, openingHours,
  offices[]{ name, street, suburb, state, postcode, phone, access, "closures": closures[dateTime(date + "T23:59:59+10:00") > dateTime(now())] | order(date asc){ date, reason } },
  "socialLinks": socialLinks[]${linkFields},
  "policyLinks": policyLinks[]${linkFields},
  "subscribeLink": subscribeLink${linkFields},
  "badge": badge${pictureFields},
  acknowledgement,
  "helpLinks": helpLinks[]${linkFields},
  sampleNote
}`)

const phone = (display: string): Phone => ({
  __typename: 'Phone',
  display,
  href: `tel:${display.replaceAll(/[^\d+]/g, '')}`,
})

type OfficeResult = NonNullable<SiteSettingsQueryResult>['offices'][number]

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
          date && reason ? { __typename: 'Closure', date, reason } : null,
        ),
      }
    : null

/** When the first closed day is over, in Brisbane: it leaves the list. */
const settingsValidUntil = (settings: FromOutside<SiteSettingsQueryResult>): number =>
  nearest(
    ...usable(settings?.offices, ({ closures }) =>
      usable(closures, ({ date }) => date && `${date}T23:59:59+10:00`),
    ).flat(),
  )

/**
 * What stands on every page.
 * @throws ContentError when the document is missing or lacks what no page can do without.
 */
export async function siteSettings(reader: ContentReader): Promise<SiteSettings> {
  const found: FromOutside<SiteSettingsQueryResult> = await reader.read(siteSettingsQuery, {}, settingsValidUntil)
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
    sampleNote: found.sampleNote,
  }
}
