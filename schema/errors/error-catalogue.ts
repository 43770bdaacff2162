import { answerErrors } from './answer-errors.ts'
import { compareNotices } from './compare-notices.ts'
import { copyNotices } from './copy-notices.ts'
import type { ErrorEntry, Notice } from './error-entry.ts'
import { feedErrors, iconErrors } from './endpoint-errors.ts'
import { formErrors } from './form-errors.ts'
import { keptNotices } from './kept-notices.ts'
import { limitErrors } from './limit-errors.ts'
import { pageErrors } from './page-errors.ts'
import { previewErrors } from './preview-errors.ts'
import { readerNotices } from './reader-notices.ts'
import { savedNotices } from './saved-notices.ts'
import { shellNotices } from './shell-notices.ts'
import { versionNotices } from './version-notices.ts'

/**
 * Every error that visitors can see, by context and code. The parts are separate files, so that a page loads only the
 * texts it may need. Messages about single answers are with their rules in schema/forms.
 */
export const errorCatalogue: Readonly<
  Record<
    'answer' | 'feed' | 'form' | 'icon' | 'limit' | 'page' | 'preview',
    Readonly<Record<string, ErrorEntry & { readonly offersPhone?: boolean }>>
  >
> = {
  answer: answerErrors,
  feed: feedErrors,
  form: formErrors,
  icon: iconErrors,
  limit: limitErrors,
  page: pageErrors,
  preview: previewErrors,
}

/** Every message that a toast or the reader shows, by context and code; a function where the message names something. */
export const noticeCatalogue: Readonly<
  Record<
    'compare' | 'copy' | 'kept' | 'reader' | 'saved' | 'shell' | 'version',
    Readonly<Record<string, Notice | ((name: string, others: readonly string[]) => Notice)>>
  >
> = {
  compare: compareNotices,
  copy: copyNotices,
  kept: keptNotices,
  reader: readerNotices,
  saved: savedNotices,
  shell: shellNotices,
  version: versionNotices,
}
