import { RichText } from '#web/blocks/rich-text/RichText.tsx'
import type { RichTextBlock_BlockFragment } from '#web/graphql/generated.ts'

/** Text with its own headings, from h2. */
export function RichTextBlock({ block }: { block: RichTextBlock_BlockFragment }) {
  return <RichText text={block.body} />
}
