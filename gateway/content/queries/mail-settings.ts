import type { MailSettingsQueryResult } from '#gateway/content/groq.generated.ts'
import { ContentError } from '#gateway/content/errors.ts'
import { type FromOutside, usable } from '#gateway/content/map/outside.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import { defineQuery } from 'groq'

/** Where mail goes; no visitor sees it. */
const mailSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  contactEmail, escalationEmail, mailRoutes[]{ form, answer, email }
}`)

const readSettings = (reader: ContentReader): Promise<FromOutside<MailSettingsQueryResult> | null> =>
  reader.read(mailSettingsQuery, {})

/**
 * The address of the staff who answer such a form: of the first route with its name and, where the route names one, its answer; else
 * the general one.
 * @throws ContentError when content names none.
 */
export async function staffAddress(
  reader: ContentReader,
  { form, answers }: { readonly form: string; readonly answers: Readonly<Record<string, string | readonly string[]>> },
): Promise<string> {
  const settings = await readSettings(reader)
  const given = new Set(Object.values(answers).flat())
  const route = usable(settings?.mailRoutes, (row) => row).find(
    ({ form: name, answer }) => name === form && (!answer || given.has(answer)),
  )
  const address = route?.email ?? settings?.contactEmail
  if (!address) throw new ContentError('CONTENT_UNAVAILABLE', 'The document siteSettings has no contactEmail')
  return address
}

/** Of whoever looks after mail that has not reached the staff; undefined when content names nobody. */
export const escalationAddress = async (reader: ContentReader): Promise<string | undefined> =>
  (await readSettings(reader))?.escalationEmail ?? undefined
