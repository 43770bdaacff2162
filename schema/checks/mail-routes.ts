import { fieldsOf, type FormDefinition } from '#schema/forms/form-definition.ts'
import { formOf } from '#schema/forms/forms.ts'
import { isRecord } from '#schema/is-record.ts'
import type { Content, Rule } from './rule.ts'

/** As strict as a typical mail server; the gateway accepts more. */
const address = /^[^\s@<>,;:"()[\]\\]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i

const isAddress = (value: unknown): value is string => typeof value === 'string' && address.test(value)

/** Whether this answer is possible: one of the form's own options, or a service. */
function isAnswerOf(form: FormDefinition, answer: string, { documents }: Content): boolean {
  const fields = fieldsOf(form).filter((field) => 'options' in field)
  return (
    fields.some(({ options }) => options.some(({ value }) => value === answer)) ||
    (fields.some(({ optionsFrom }) => optionsFrom === 'services') && documents.get(answer)?._type === 'service')
  )
}

export const mailRoutes: Rule = {
  id: 'mail-routes',
  protects:
    'what people send from reaching no one: each form has an address, and each route names an answer that exists',
  *check(document, content) {
    if (document._type !== 'siteSettings') return
    const remedy = 'write one address like name@provider.example'
    // The fallback for mail that no route matches.
    if (!isAddress(document['contactEmail'])) yield { path: 'contactEmail', problem: 'is no e-mail address', remedy }
    if (document['escalationEmail'] !== undefined && !isAddress(document['escalationEmail']))
      yield { path: 'escalationEmail', problem: 'is no e-mail address', remedy }
    const routes = Array.isArray(document['mailRoutes']) ? document['mailRoutes'] : []
    const taken = new Set<string>()
    for (const [place, route] of routes.entries()) {
      if (!isRecord(route)) continue
      const path = `mailRoutes[${place}]`
      const { form, answer, email } = route
      if (!isAddress(email)) yield { path: `${path}.email`, problem: 'is no e-mail address', remedy }
      const definition = typeof form === 'string' ? formOf(form) : undefined
      // The content model refuses a name that no form has.
      if (!definition) continue
      if (typeof answer === 'string' && answer !== '' && !isAnswerOf(definition, answer, content))
        yield {
          path: `${path}.answer`,
          problem: 'names no answer of that form',
          remedy: 'take the value of a choice, or the id of a service',
        }
      const key = `${definition.name} ${typeof answer === 'string' ? answer : ''}`
      if (taken.has(`${definition.name} `) || taken.has(key))
        yield {
          path,
          problem: 'is never reached',
          remedy: 'put it before the route that takes all of that form, or leave it out',
        }
      taken.add(key)
    }
  },
}
