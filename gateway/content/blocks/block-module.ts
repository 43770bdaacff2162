import type { Page, SearchKind } from '#gateway/types.generated.ts'
import type { PageByPathQueryResult } from '#gateway/content/groq.generated.ts'
import type { Anchors } from '#schema/anchors.ts'
import type { Explainer } from '#gateway/content/map/explain.ts'
import type { FromOutside } from '#gateway/content/map/outside.ts'
import type { PlainText } from '#gateway/content/map/plain-text.ts'

/** Any block as the API has it. */
export type Block = Page['blocks'][number]

type BlockResult = NonNullable<NonNullable<PageByPathQueryResult>['blocks']>[number]

/** The name of a block in the content model. */
export type BlockType = BlockResult['_type']

/** A block as it may arrive from outside: any part can be missing. */
export type BlockContent<Type extends BlockType = BlockType> = {
  [Name in Type]: NonNullable<FromOutside<Extract<BlockResult, { _type: Name }>>>
}[Type]

export interface Place {
  /** Unique on the page. */
  readonly key: string
  readonly anchors: Anchors
}

/** A part of a block that search finds by itself, such as a question. */
interface PartEntry extends PlainText {
  readonly id: string
  readonly kind: SearchKind
  readonly title: string
  /** The id of its element on the page. */
  readonly anchor: string
  readonly summary: string
  readonly otherWords: readonly string[]
}

/** The text of a block for search. */
export interface BlockText extends PlainText {
  readonly parts?: readonly PartEntry[]
}

/**
 * All that the gateway knows of a block. `Name` is the GraphQL type that it becomes. Its GROQ projection is the constant
 * beside it, `<block>Fields`, because the code generation reads constants.
 */
export interface BlockModule<Type extends BlockType, Name extends Block['__typename']> {
  /** Null for a block without its essential field, such as its heading: it is left out. */
  readonly map: (content: BlockContent<Type>, place: Place) => Extract<Block, { __typename: Name }> | null
  /** Its own text. Content that has a page of its own is found there. */
  readonly text: (block: Extract<Block, { __typename: Name }>) => BlockText
  /** Explains the terms of its text; returns the block itself if there is nothing to explain. */
  readonly explain: (
    block: Extract<Block, { __typename: Name }>,
    explainer: Explainer,
  ) => Extract<Block, { __typename: Name }>
  /** The ISO 8601 times at which what it shows changes. */
  readonly changesAt: (content: BlockContent<Type>) => readonly (string | null | undefined)[]
}

/** A module as the registry requires it: whatever GraphQL type its block becomes. */
export interface AnyBlockModule<Type extends BlockType> {
  readonly map: (content: BlockContent<Type>, place: Place) => Block | null
  readonly text: (block: never) => BlockText
  readonly explain: (block: never, explainer: Explainer) => Block
  readonly changesAt: (content: BlockContent<Type>) => readonly (string | null | undefined)[]
}

/** For blocks without text of their own. */
export const noText = (): BlockText => ({ headings: [], body: [] })

/** For blocks in which nothing is explained: names, and content that is explained on its own page. */
export const unexplained = <Shown>(block: Shown): Shown => block

/** For blocks that do not change by time. */
export const never = (): readonly never[] => []
