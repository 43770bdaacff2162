import { AuditPublisherDocument } from '#web/graphql/generated.ts'
import { earlOf } from '#web/audit/earl.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import { openAcrOf } from '#web/audit/openacr.ts'
import type { EndpointContext } from './feeds.ts'

const respond = (body: object, type: string) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': `${type}; charset=utf-8` } })

/** The last audit, an assertion for each state and criterion. */
export const earl = (): Promise<Response> => Promise.resolve(respond(earlOf(lastAudit()), 'application/ld+json'))

/** The conformance report. JSON is YAML too. */
export async function openAcr({ gql, siteUrl }: EndpointContext): Promise<Response> {
  const { providerName, contactEmail } = (await gql.query(AuditPublisherDocument, {})).siteSettings
  return respond(openAcrOf(lastAudit(), { name: providerName, email: contactEmail, url: siteUrl }), 'application/yaml')
}
