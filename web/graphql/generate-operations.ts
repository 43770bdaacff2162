/**
 * Writes schema/operations.json: the site's operations by the SHA-256 of the text that Apollo Client sends. Run by `npm run
 * codegen`.
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { InMemoryCache } from '@apollo/client'
import { type DocumentNode, Kind, print } from 'graphql'
import * as generated from './generated.ts'

const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  Array.isArray(value.definitions) &&
  value.definitions[0]?.kind === Kind.OPERATION_DEFINITION

// The cache adds __typename to the documents before they are sent.
const cache = new InMemoryCache()
const operations = Object.values(generated)
  .filter(isOperation)
  .map((document) => print(cache.transformDocument(document)))
  .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
  .sort(([a], [b]) => a.localeCompare(b))

writeFileSync(
  new URL('../../schema/operations.json', import.meta.url),
  `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`,
)
