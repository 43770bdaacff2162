import type { ContentDocument } from '#schema/content/content-document.ts'
import type { ContentClient } from './client.ts'

/** Reads drafts, which none but a client with a token can. */
type DraftClient = Pick<ContentClient, 'fetch'>

const deadline = () => ({ signal: AbortSignal.timeout(10_000) })

/** The draft of a document, or the published document where there is none. */
export const readDraft = (client: DraftClient, id: string) =>
  client.fetch<ContentDocument | null>('*[_id == $id][0]', { id }, deadline())

/**
 * Whether an editor's Studio has written this secret to the dataset within the last hour (schema/studio/views.tsx):
 * who can write drafts there may see them. By Sanity's clock, because the document has Sanity's time.
 */
export async function isSecretOfEditor(client: DraftClient, secret: string): Promise<boolean> {
  if (secret.length < 32 || secret.length > 200) return false
  return client.fetch<boolean>(
    'count(*[_type == "sanity.previewUrlSecret" && secret == $secret && dateTime(_updatedAt) > dateTime(now()) - 3600]) > 0',
    { secret },
    deadline(),
  )
}
