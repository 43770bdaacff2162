import type { DownloadLink_FileFragment } from '#web/graphql/generated.ts'

export const pdf: DownloadLink_FileFragment = {
  __typename: 'Download',
  url: '/files/abc.pdf',
  typeAndSize: 'PDF, 120 kB',
}
