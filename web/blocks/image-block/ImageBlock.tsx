import { Figure } from '#web/blocks/picture/Picture.tsx'
import type { ImageBlock_BlockFragment } from '#web/graphql/generated.ts'

/** A single picture with an optional caption. */
export function ImageBlock({ block }: { block: ImageBlock_BlockFragment }) {
  return <Figure picture={block.image} sizes="(min-width: 75rem) 46rem, 100vw" />
}
