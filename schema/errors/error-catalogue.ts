import type { ErrorEntry } from './error-entry.ts'
import { feedErrors } from './feed-errors.ts'
import { formErrors } from './form-errors.ts'
import { limitErrors } from './limit-errors.ts'
import { pageErrors } from './page-errors.ts'
import { previewErrors } from './preview-errors.ts'

/**
 * Every error that visitors can see, by context and code. The parts are separate files, so that a page loads only the
 * texts it may need. Messages about single answers are with their rules in schema/forms.
 */
export const errorCatalogue: Readonly<
  Record<
    'feed' | 'form' | 'limit' | 'page' | 'preview',
    Readonly<Record<string, ErrorEntry & { readonly offersPhone?: boolean }>>
  >
> = { feed: feedErrors, form: formErrors, limit: limitErrors, page: pageErrors, preview: previewErrors }
