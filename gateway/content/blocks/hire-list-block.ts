import type { Inline, RichText } from '#gateway/types.generated.ts'
import { usable } from '#gateway/content/map/outside.ts'
import { textSpan } from '#gateway/content/map/rich-text.ts'
import { hireFields, hireOf } from '#gateway/content/map/hire.ts'
import { documentAddress } from '#schema/document-address.ts'
import { type BlockModule, never } from './block-module.ts'
import { tableBlock } from './table-block.ts'

export const hireListBlockFields = `{ caption, "products": *[_type == "product" && defined(hire)] | order(name asc){ name, "slug": slug.current, ${hireFields} } }`

const cell = (...spans: Inline[]): RichText => ({ __typename: 'RichText', nodes: [{ __typename: 'Paragraph', spans }] })

/** A table for visitors: each product with its price, from the product itself. */
export const hireListBlock: BlockModule<'hireListBlock', 'TableBlock'> = {
  map: ({ caption, products }, { key }) => {
    const rows = usable(products, ({ name, slug, hire: content }) => {
      const hire = hireOf(content)
      const href = documentAddress({ type: 'product', slug })
      if (!name || !href || !hire) return null
      const cells = [
        cell({ __typename: 'LinkSpan', href, parts: [textSpan(name)] }),
        cell(textSpan(hire.price)),
        cell(textSpan(hire.minimum)),
      ]
      return { __typename: 'TableRow' as const, cells }
    })
    return caption && rows.length > 0
      ? { __typename: 'TableBlock', key, caption, columns: ['Equipment', 'Price a week', 'Minimum hire'], rows }
      : null
  },
  text: tableBlock.text,
  explain: tableBlock.explain,
  changesAt: never,
}
