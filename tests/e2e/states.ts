import type { Page } from '@playwright/test'
import type { PageState, Step, Target } from '#web/lib/page-state.ts'
import { formStates } from '#web/forms/form.states.ts'
import { displayStates } from '#web/shell/display/display.states.ts'
import { shellStates } from '#web/shell/shell.states.ts'
import { templateStates } from '#web/templates/templates.states.ts'

/** Every named state of the site. */
export const states: readonly PageState[] = [...shellStates, ...displayStates, ...templateStates, ...formStates]

const locate = (page: Page, { role, name }: Target) => page.getByRole(role, { name, exact: true })

/** Presses a button or link. After a press that sends a form, waits for the answer: until then a second press would send it again. */
async function press(page: Page, target: Target): Promise<void> {
  const element = locate(page, target)
  const sends = await element.evaluate(
    (one) => one instanceof HTMLButtonElement && one.type === 'submit' && one.form?.method === 'post',
  )
  const answered = sends ? page.waitForResponse((response) => response.request().method() === 'POST') : undefined
  await element.click()
  await answered
}

const perform = async (page: Page, step: Step) => {
  if ('click' in step) await press(page, step.click)
  else if ('fill' in step) await locate(page, step.fill).fill(step.text)
  else await page.keyboard.press(step.press)
}

/** Brings about a state as a visitor would. */
export async function reach(page: Page, state: PageState): Promise<void> {
  await page.goto(state.path)
  for (const step of state.steps) await perform(page, step)
  await locate(page, state.shows).first().waitFor()
}
