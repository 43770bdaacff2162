import type { Page } from 'playwright'

/**
 * Lets the token of the form lapse that the page shows now. The field itself is left alone, because React writes its value again
 * when it renders the form.
 */
export const lapse = (page: Page): Promise<void> =>
  page.locator('input[name=token]').evaluate((field: HTMLInputElement) => {
    const token = field.value
    field.form?.addEventListener('formdata', ({ formData }) => {
      if (formData.get('token') === token) formData.set('token', 'lapsed')
    })
  })
