import { render, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { compileForm } from '#gateway/submissions/compile.ts'
import { formsInMarkdown } from '#schema/forms/docs.ts'
import { applicableFields, fieldsOf, isPrefilled, type FormDefinition } from '#schema/forms/form-definition.ts'
import { forms } from '#schema/forms/forms.ts'
import { completeForms } from '#tests/helpers/form-texts.ts'
import { SubmissionForm } from '#web/forms/SubmissionForm.tsx'

const markdown = formsInMarkdown()
const definitions: readonly FormDefinition[] = completeForms.map((formId) => forms[formId])

/** The rows of a form in the documentation, by field name. */
function documented(form: FormDefinition): Map<string, readonly string[]> {
  const section = markdown.split('\n## ').find((part) => part.includes(`schema/forms/${form.name}.ts`)) ?? ''
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return new Map(rows.map(([name = '', ...cells]) => [name.replaceAll('`', ''), cells]))
}

/** Forms with one page are rendered whole; those with several have their own tests for each page. */
const onOnePage = definitions.filter(({ steps }) => steps.length === 1)

test.each(definitions)('[S49] the documentation of $name lists each of its fields, in order', (form) => {
  const rows = documented(form)
  expect([...rows.keys()]).toEqual(fieldsOf(form).map(({ name }) => name))
  for (const field of fieldsOf(form)) {
    const cells = rows.get(field.name)?.join(' ') ?? ''
    expect(cells).toContain(field.label.replaceAll('|', '\\|'))
    for (const message of Object.values(field.messages)) expect(cells).toContain(message)
  }
})

test.each(definitions)('[S49] the documentation of $name and the gateway require the same fields', (form) => {
  const rows = documented(form)
  const verdict = compileForm(form)({}, undefined)
  const refused = verdict.kind === 'invalid' ? verdict.errors.map(({ field }) => field) : []
  const required = applicableFields(form, {}).filter(({ name }) => rows.get(name)?.[2]?.startsWith('required'))
  expect(refused).toEqual(required.map(({ name }) => name))
  expect(refused.length).toBeGreaterThan(0)
})

test.each(onOnePage)(
  '[S49] the page of $name asks the questions in its documentation, and marks the optional ones',
  (form) => {
    const element = (
      <SubmissionForm
        definition={form}
        path="/form"
        lists={{ services: [] }}
        initialAnswers={Object.fromEntries(
          fieldsOf(form)
            .filter(isPrefilled)
            .map(({ name }) => [name, 'Rail']),
        )}
        token="token"
        returned={undefined}
        isSending={false}
        sendId="send"
      />
    )
    const Page = createRoutesStub([{ path: '/', Component: () => element }])
    const { container } = render(<Page />)
    const visibleFields = new Set(applicableFields(form, {}).map(({ name }) => name))
    for (const [name, [question = '', , required = '']] of documented(form)) {
      // After a slash follow the labels that depend on other answers.
      const box = container.querySelector<HTMLElement>(`[data-field="${name}"]`)
      expect(box?.textContent, name).toContain(question.split(' / ', 1)[0]?.replaceAll('\\|', '|'))
      // Conditional questions are hidden; the forms' own tests check their marks once shown.
      if (box && visibleFields.has(name))
        expect([name, within(box).queryAllByText(/\(optional\)/).length > 0]).toEqual([
          name,
          required.startsWith('optional'),
        ])
    }
  },
)
