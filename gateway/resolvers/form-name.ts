import type { FormName } from '#gateway/types.generated.ts'
import { formIds, type FormId, sdlNameOf } from '#schema/forms/forms.ts'

/** The form that the SDL calls so. */
export function formIdOf(name: FormName): FormId {
  const form = formIds.find((id) => sdlNameOf(id) === name)
  if (!form) throw new Error(`The SDL names a form that schema/forms/forms.ts lacks: ${name}`)
  return form
}
