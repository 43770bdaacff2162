import type { MailSettingsQueryResult } from '#gateway/content/groq.generated.ts'
import { ContentError } from '#gateway/content/errors.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'

/** Addresses for mail; not shown to visitors. */
const mailSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  contactEmail, escalationEmail, mailRoutes[]{ form, answer, email }
}`)

const readSettings = (reader: ContentReader): Promise<FromOutside<MailSettingsQueryResult> | null> =>
  reader.read(mailSettingsQuery, {})

/**
 * The staff address for a form: that of the first route with this form and, if the route has one, this answer;
 * otherwise the general address.
 * @throws ContentError when the content has none
 */
export async function staffAddress(
  reader: ContentReader,
  { form, answers }: { readonly form: string; readonly answers: Readonly<Record<string, string | readonly string[]>> },
): Promise<string> {
  const settings = await readSettings(reader)
  const selected = new Set(Object.values(answers).flat())
  const route = usable(settings?.mailRoutes, (row) => row).find(
    ({ form: name, answer }) => name === form && (!answer || selected.has(answer)),
  )
  const address = route?.email ?? settings?.contactEmail
  if (!address) throw new ContentError('CONTENT_UNAVAILABLE', 'The document siteSettings has no contactEmail')
  return address
}

/** The address for reports about undelivered staff mail; undefined when the content has none. */
export const escalationAddress = async (reader: ContentReader): Promise<string | undefined> =>
  (await readSettings(reader))?.escalationEmail ?? undefined
