import type { ComponentType } from 'react'
import type { Blocks_BlockFragment } from '#web/graphql/generated.ts'
import { components } from './registry.generated.ts'

/** A component for each type that implements Block in the SDL: a missing one does not compile. */
const registry: {
  readonly [Name in Blocks_BlockFragment['__typename']]: ComponentType<{
    block: Extract<Blocks_BlockFragment, { __typename: Name }>
  }>
} = components

/** Renders one block, or nothing for a type that this build does not have, such as one of a newer gateway. */
export function Block({ block }: { block: Blocks_BlockFragment }) {
  // Each registry entry matches its block type, but TypeScript cannot infer that from a look-up.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const Component = registry[block.__typename] as ComponentType<{ block: Blocks_BlockFragment }> | undefined
  return Component ? <Component block={block} /> : null
}

/** Renders blocks in reading order. The template sets the spacing between them. */
export function Blocks({ blocks }: { blocks: readonly Blocks_BlockFragment[] }) {
  return blocks.map((block) => <Block key={block.key} block={block} />)
}
