import { keptListPath, type ListRequest } from '#schema/kept-list.ts'
import { type KeptProduct_ProductFragment, KeptProductsDocument, ShellDocument } from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { keptFacts } from '#web/templates/your-list/kept-facts.ts'
import { heading, link, type PageAround, paragraph } from './from-blocks.ts'
import type { Line, PageFile, Part } from './parts.ts'

type Item = ReturnType<typeof keptFacts>[number]['items'][number]

function productParts(product: KeptProduct_ProductFragment, page: PageAround): readonly Part[] {
  const written = ({ text, phone }: Item): Line => [
    { text },
    ...(phone ? [{ text: ', ' }, link(phone.href, phone.display, page)] : []),
  ]
  // In a line each, so that six products fit on two sheets.
  const facts = keptFacts(product).map(({ label, items }): Part => {
    const all = items.flatMap((item, place): Line => [...(place > 0 ? [{ text: '; ' }] : []), ...written(item)])
    return paragraph({ text: `${label}: `, isStrong: true }, ...all)
  })
  return [heading(2, product.name), ...facts]
}

/** A visitor's list as the parts of a file; undefined without a product that exists. Rejects like a loader's query. */
export async function listFile(
  { slugs, question }: ListRequest,
  gql: Gql,
  siteUrl: string,
): Promise<PageFile | undefined> {
  const [{ comparedProducts: products }, { siteSettings: settings }] = await Promise.all([
    gql.query(KeptProductsDocument, { slugs: [...slugs] }),
    gql.query(ShellDocument, {}),
  ])
  if (products.length === 0) return undefined
  const page: PageAround = { siteUrl, path: keptListPath, settings }
  const asked = question.split('\n').filter((line) => line.trim() !== '')
  return {
    title: 'Your list',
    provider: settings.providerName,
    phone: settings.supportPhone.display,
    address: siteUrl + keptListPath,
    isEasyRead: false,
    parts: [
      heading(1, 'Your list'),
      ...(asked.length > 0 ? [heading(2, 'Your question'), ...asked.map((line) => paragraph(line))] : []),
      ...products.flatMap((product) => productParts(product, page)),
    ],
  }
}
