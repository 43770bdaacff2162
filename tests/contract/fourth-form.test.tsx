import { cleanup, render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createSeal } from '#gateway/submissions/seal.ts'
import { takeStep, type StepShown } from '#gateway/submissions/steps.ts'
import { formWords } from '#schema/forms/form-words.ts'
import { checkStep, type FormDefinition } from '#schema/forms/form-definition.ts'
import { FormJourney } from '#web/forms/FormJourney.tsx'
import { journeyHeading, type StepOutcome } from '#web/forms/outcome.ts'

afterEach(cleanup)

/** A form that the site does not have: no product code mentions it. */
const fourth: FormDefinition = {
  name: 'loan',
  mutation: 'submitEnquiry',
  referencePrefix: 'LN',
  steps: [
    {
      name: 'item',
      title: 'What would you like to try?',
      fields: [
        {
          kind: 'choice',
          name: 'item',
          label: 'Which thing?',
          whose: 'visitor',
          isRequired: true,
          options: [
            { value: 'chair', label: 'A chair' },
            { value: 'other', label: 'Another thing' },
          ],
          messages: { required: 'Choose a thing', option: 'Choose one of the two' },
        },
        {
          kind: 'text',
          name: 'which',
          label: 'What is it called?',
          whose: 'visitor',
          autocomplete: 'off',
          isRequired: true,
          when: { field: 'item', isOneOf: ['other'] },
          whenInWords: 'Fill this in if you chose Another thing.',
          messages: { required: 'Enter what it is called' },
        },
      ],
    },
    {
      name: 'days',
      title: 'When?',
      wordings: [{ when: { field: 'item', isOneOf: ['chair'] }, title: 'When do you need the chair?' }],
      fields: [
        {
          kind: 'date',
          name: 'from',
          label: 'From which day?',
          whose: 'visitor',
          autocomplete: 'off',
          isRequired: true,
          messages: { required: 'Enter the first day', date: 'Enter a day, a month and a year' },
        },
      ],
    },
  ],
  submitLabel: 'Ask for the loan',
  notice: 'We use it to lend you things.',
  words: formWords,
  collection: { why: 'To lend.', seenBy: 'The staff.', ifNotAnswered: 'We cannot lend.' },
  confirmation: { title: 'We have your wish', next: ['We call you.'] },
  retentionDays: 30,
}

const seal = createSeal(['a secret of at least thirty-two characters'], () => new Date())

const press = (step: string, answers: Record<string, string>, sealed = '') =>
  takeStep({
    definition: fourth,
    request: {
      step,
      move: 'NEXT',
      to: '',
      sealed,
      answers,
    },
    services: undefined,
    seal,
  })

const outcomeOf = ({ step, answers, sealed, advice }: StepShown): StepOutcome => ({
  kind: 'step',
  token: 'token',
  at: { step, answers, sealed, advice },
})

const show = (outcome?: StepOutcome) => {
  const Page = createRoutesStub([
    {
      path: '/loan',
      Component: () => (
        <>
          <h1>{journeyHeading(fourth, outcome, 'Borrow')}</h1>
          <FormJourney
            definition={fourth}
            path="/loan"
            lists={{ services: [] }}
            help={{ safetyNote: null, phone: null, hours: null, provider: null }}
            token="token"
            outcome={outcome}
            serial={0}
            page={0}
            isSending={false}
          />
        </>
      ),
    },
  ])
  return render(<Page initialEntries={['/loan']} />)
}

test('[S49] a fourth form needs only its definition: the gateway steps through it and the page shows each step', async () => {
  const first = show()
  screen.getByRole('radio', { name: 'A chair' })
  expect((await axe(first.container)).violations).toEqual([])
  cleanup()

  const second = press('item', { item: 'chair', which: '' })
  const days = show(outcomeOf(second))
  screen.getByRole('heading', { level: 1, name: 'Step 2 of 3: When do you need the chair?' })
  screen.getByRole('group', { name: 'From which day?' })
  expect((await axe(days.container)).violations).toEqual([])
  cleanup()

  expect(press('days', { from: '31/2/2027' }, second.sealed).errors).toMatchObject([{ code: 'date' }])
  const last = press('days', { from: '1/3/2027' }, second.sealed)
  expect(last.step).toBe(checkStep)
  const check = show(outcomeOf(last))
  screen.getByRole('heading', { level: 1, name: 'Step 3 of 3: Check your answers' })
  screen.getByRole('button', { name: 'Ask for the loan' })
  screen.getByRole('button', { name: 'Change When do you need the chair?' })
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['A chair', '1 March 2027'])
  expect((await axe(check.container)).violations).toEqual([])
})
