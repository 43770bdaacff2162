/** The views beside the form of a document: its draft on the website, and what refers to it. */
import { useEffect, useState } from 'react'
import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { Preview as DocumentPreview, type SanityClient, useClient, useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DefaultDocumentNodeResolver, UserViewComponent } from 'sanity/structure'
import { previewAddress } from '../checks/addresses.ts'
import { type ContentDocument, publishedId } from '../content/content-document.ts'
import { usesOf } from '../uses.ts'
import { everyDocument } from './checks.ts'
import { apiVersion, hosted, siteUrl } from './settings.ts'

/** A draft is saved, and read by the website, while an editor pauses for so long, in ms. */
const pauseMs = 1000

/**
 * The address that opens a preview. A Studio on this machine signs the link itself; for a hosted one the website looks
 * for the secret in the dataset, which only editors can write: https://github.com/sanity-io/visual-editing
 */
async function addressOfPreview(document: URLSearchParams, client: SanityClient, userId: string): Promise<string> {
  if (!hosted) return `/preview?${document.toString()}`
  const secret = crypto.randomUUID()
  await client.createOrReplace({
    _id: `drafts.preview-url-secret-${userId}`,
    _type: 'sanity.previewUrlSecret',
    source: 'kerbcut',
    studioUrl: location.origin,
    userId,
    secret,
  })
  return `${siteUrl}/preview?${document.toString()}&secret=${secret}`
}

interface Shown {
  readonly address?: string
  readonly problem?: string
}

/** The website in a frame, loaded again after each edit, which changes its address. */
function Frame({ id, rev }: { readonly id: string; readonly rev: string }) {
  const client = useClient({ apiVersion })
  const userId = useCurrentUser()?.id ?? 'editor'
  const [{ address, problem }, setShown] = useState<Shown>({})
  useEffect(() => {
    const timer = setTimeout(() => {
      addressOfPreview(new URLSearchParams({ document: id, rev }), client, userId).then(
        (found) => setShown({ address: found }),
        (error: unknown) => setShown({ problem: String(error) }),
      )
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [id, rev, client, userId])
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Text size={1} role="status">
              {problem === undefined
                ? `The draft at ${siteUrl}, as far as it is saved. An empty frame: the website does not run there.`
                : `The preview cannot be opened: ${problem}`}
            </Text>
          </Box>
          {address !== undefined && (
            <Button as="a" href={address} target="_blank" rel="noreferrer" mode="ghost" text="Open in a new tab" />
          )}
        </Flex>
      </Card>
      {address !== undefined && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the website, of another origin, needs all of it
        <iframe src={address} title="Draft on the website" style={{ flex: 1, border: 0 }} />
      )}
    </Flex>
  )
}

const Preview: UserViewComponent = (props) => {
  const { documentId, document } = props
  // A document that is only begun has no more than its type.
  const shown = document.displayed as ContentDocument
  if (previewAddress(shown) !== undefined) return <Frame id={publishedId(documentId)} rev={shown._rev} />
  return (
    <Stack>
      <Card padding={4} tone="primary">
        <Text size={1}>This document has no page of its own, or not enough yet to have one.</Text>
      </Card>
      <Uses {...props} />
    </Stack>
  )
}

interface Found {
  readonly uses: ReturnType<typeof usesOf> | 'reading' | 'unreadable'
  /** The type of each document, by its id. */
  readonly types: ReadonlyMap<string, string>
}

async function readUses(client: SanityClient, id: string): Promise<Found> {
  const found = await client.fetch<readonly ContentDocument[]>(everyDocument, {}, { perspective: 'raw' })
  return {
    uses: usesOf({ documents: new Map(found.map((document) => [document._id, document])) }, id),
    types: new Map(found.map(({ _id, _type }) => [publishedId(_id), _type])),
  }
}

const Uses: UserViewComponent = ({ documentId }) => {
  const id = publishedId(documentId)
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const [{ uses, types }, setFound] = useState<Found>({ uses: 'reading', types: new Map() })
  useEffect(() => {
    readUses(client, id).then(setFound, () => setFound({ uses: 'unreadable', types: new Map() }))
  }, [client, id])

  if (uses === 'reading' || uses === 'unreadable' || !uses || uses.places.length === 0)
    return (
      <Card padding={4}>
        <Text size={1} role="status">
          {uses === 'reading'
            ? 'Reading all documents …'
            : uses === 'unreadable'
              ? 'The documents cannot be read at present. Open this view again in a moment.'
              : 'Nothing refers to this document. Lists that show every document of its type still do.'}
        </Text>
      </Card>
    )
  const referring = [...new Set(uses.places.map((place) => publishedId(place.id)))]
  return (
    <Stack padding={4} gap={4}>
      <Text as="h2" size={1} weight="semibold">
        Documents that refer to this one
      </Text>
      <Stack as="ul" gap={1}>
        {referring.map((other) => {
          const type = types.get(other) ?? ''
          const schemaType = schema.get(type)
          return (
            <li key={other}>
              <IntentLink intent="edit" params={{ id: other, type }}>
                {schemaType ? (
                  <DocumentPreview schemaType={schemaType} value={{ _id: other, _type: type }} layout="compact" />
                ) : (
                  other
                )}
              </IntentLink>
            </li>
          )
        })}
      </Stack>
      <Text as="h2" size={1} weight="semibold">
        Pages that show it
      </Text>
      {uses.addresses.length === 0 ? (
        <Text size={1}>No page of its own; every page may show it.</Text>
      ) : (
        <Stack as="ul" gap={3}>
          {uses.addresses.map((path) => (
            <Text as="li" size={1} key={path}>
              <a href={siteUrl + path} target="_blank" rel="noreferrer">
                {path}
              </a>
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

export const documentNode: DefaultDocumentNodeResolver = (S) =>
  S.document().views([
    S.view.form(),
    S.view.component(Preview).id('preview').title('Preview'),
    S.view.component(Uses).id('uses').title('Where is this used?'),
  ])
