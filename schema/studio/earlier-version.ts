import { RestoreIcon } from '@sanity/icons/Restore'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient } from 'sanity'
import { apiVersion, dataset } from './settings.ts'

/** For the local Sanity, which has no history of versions: it keeps the version that the last publication replaced. */
export const useEarlierVersion: DocumentActionComponent = ({ id, draft, published }) => {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  if (!published || draft) return null
  return {
    label: 'Go back to the version before',
    title: 'Makes a draft of the version that the last publication replaced. Look at it, then publish it.',
    icon: RestoreIcon,
    onHandle: () => {
      client.request({ method: 'POST', uri: `/data/restore/${dataset}/${id}` }).then(
        () => push({ status: 'success', title: 'The version before is a draft now. Look at it, then publish it.' }),
        (error: unknown) => push({ status: 'error', title: error instanceof Error ? error.message : String(error) }),
      )
    },
  }
}
