/** The forms of the folder `definitions/`, for code generation, which cannot rely on the list that it generates. */
import { modulesIn, type FolderModule } from '#schema/modules-in.ts'
import type { FormDefinition } from './form-definition.ts'

const folder = new URL('definitions/', import.meta.url)

interface FormModule extends FolderModule {
  readonly definition: FormDefinition
}

/** @throws {Error} A file does not export its form, or the form is not named after the file. */
export const formModules = (): Promise<FormModule[]> =>
  Promise.all(
    modulesIn(folder).map(async ({ file, name }) => {
      const exported: Record<string, FormDefinition | undefined> = await import(new URL(`${file}.ts`, folder).href)
      const definition = exported[name]
      if (definition?.name !== file)
        throw new Error(`schema/forms/definitions/${file}.ts must export ${name}, a form with the name '${file}'.`)
      return { file, name, definition }
    }),
  )
