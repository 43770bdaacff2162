import type { Inline, RichTextBlock } from '#gateway/types.generated.ts'
import { textSpan } from '#gateway/content/map/rich-text.ts'
import type { Place } from './block-module.ts'

/**
 * A list with a heading, as rich text; null without items. Reuses rich text, so that pages need no component for it.
 */
export const listOf = (
  { key, anchors }: Place,
  { heading, intro }: { readonly heading: string; readonly intro: string | null },
  items: readonly Inline[][],
): RichTextBlock | null =>
  items.length === 0
    ? null
    : {
        __typename: 'RichTextBlock',
        key,
        body: {
          __typename: 'RichText',
          nodes: [
            { __typename: 'Heading', level: 2, anchor: anchors(heading), text: heading },
            ...(intro ? [{ __typename: 'Paragraph' as const, spans: [textSpan(intro)] }] : []),
            {
              __typename: 'List',
              items: items.map((spans) => ({ __typename: 'ListItem', level: 1, isNumbered: false, spans })),
            },
          ],
        },
      }
