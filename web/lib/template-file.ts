import { isFormId } from '#schema/forms/forms.ts'

/** The file of a template within `web/`. Code generation writes those of the forms. */
export const templateFile = (template: string): string =>
  isFormId(template) ? `templates/form-page/${template}.generated.tsx` : `templates/${template}.tsx`
