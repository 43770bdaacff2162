import { blockModules } from './all-blocks.ts'
import type { Anchors } from '#schema/anchors.ts'
import type { Explainer } from '#gateway/content/map/explain.ts'
import { usable } from '#gateway/content/map/outside.ts'
import type { ContentReader } from '#gateway/content/reader.ts'
import type { Block, BlockContent, BlockModule, BlockText, BlockType } from './block-module.ts'

type Contents = readonly (BlockContent | null)[] | null | undefined
type SomeModule = BlockModule<BlockType, Block['__typename']>

/** A block with the functions of its module. */
export interface ReadBlock {
  readonly block: Block
  readonly text: () => BlockText
  readonly explained: (explainer: Explainer) => ReadBlock
}

const moduleOf = (type: string): SomeModule | undefined =>
  // TypeScript cannot infer that the module of a type accepts the content of that type.
  Object.hasOwn(blockModules, type) ? (blockModules[type as BlockType] as SomeModule) : undefined

const withModule = (module: SomeModule, block: Block): ReadBlock => ({
  block,
  text: () => module.text(block),
  explained: (explainer) => withModule(module, module.explain(block, explainer)),
})

/** The unknown block types that were logged: once is enough, and documents are read often. */
const loggedTypes = new Set<string>()

/**
 * The blocks of a document in their order. A block without its essential field is left out, and so is one of an unknown
 * type, with a warning.
 */
export const readBlocks = (
  { logger }: Pick<ContentReader, 'logger'>,
  document: string,
  contents: Contents,
  anchors: Anchors,
): ReadBlock[] =>
  usable(contents, (content, index) => {
    const module = moduleOf(content._type)
    if (module) {
      const block = module.map(content, { key: content._key ?? String(index), anchors })
      return block && withModule(module, block)
    }
    const key = `${document} ${content._type}`
    if (!loggedTypes.has(key)) {
      loggedTypes.add(key)
      logger.warn({ document, type: content._type }, 'A document has a block of an unknown type; it is left out')
    }
    return null
  })

/** The ISO 8601 times at which a block of the document changes. */
export const blocksChangeAt = (contents: Contents): (string | null | undefined)[] =>
  usable(contents, (content) => moduleOf(content._type)?.changesAt(content) ?? null).flat()
