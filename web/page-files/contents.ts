/** What a page's file says, by template, from what the query of its route returns. */
import type {
  Blocks_BlockFragment,
  EasyReadQuery,
  FinderAdvice_AdviceFragment,
  FinderQuery,
  JobQuery,
  Page_PageFragment,
  Picture_PictureFragment,
  ProductQuery,
  RichText_TextFragment,
  VisualStoryQuery,
} from '#web/graphql/generated.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import { formatDate } from '#web/lib/dates.ts'
import { withEnd } from '#web/templates/document-page/with-end.ts'
import { outcomeWords } from '#web/templates/finder-steps/outcome-words.ts'
import { contactPanel } from '#web/templates/page-layout/contact-panel.ts'
import { splitBlocks } from '#web/templates/page-layout/split-blocks.ts'
import { partsOf, type ProductPart, wordsOf } from '#web/templates/product-parts.ts'
import { statementWords } from '#web/templates/statement-words.ts'
import {
  blockParts,
  cards,
  heading,
  link,
  list,
  optional,
  type PageAround,
  paragraph,
  pictureOf,
  richText,
} from './from-blocks.ts'
import type { Part } from './parts.ts'

export interface Content {
  /** With the query, for a page that has one. */
  readonly address?: string
  readonly isLandscape?: boolean
  readonly title: string
  readonly lead: string
  readonly picture?: Picture_PictureFragment | null
  /** Below the lead. */
  readonly facts?: readonly Part[]
  readonly parts: readonly Part[]
}

const isPanel = ({ __typename }: Blocks_BlockFragment) => __typename === 'ContactPanelBlock'

/** The blocks in the order of PageLayout, with a contact panel where editors have not added their own. */
export function layout(
  blocks: readonly Blocks_BlockFragment[],
  page: PageAround,
  { before = [], after = [] }: { readonly before?: readonly Part[]; readonly after?: readonly Part[] } = {},
): readonly Part[] {
  const { inShort, body, side, next } = splitBlocks(blocks)
  const [panels, related] = [side.filter(isPanel), side.filter((block) => !isPanel(block))]
  const help = panels.length > 0 ? panels : [contactPanel]
  const written = (part: readonly Blocks_BlockFragment[]) => part.flatMap((block) => blockParts(block, page))
  return [...written(inShort), ...before, ...written(body), ...after, ...written([...next, ...related, ...help])]
}

const reviewed = (date: string | null): readonly Part[] => optional(date && `Last reviewed: ${formatDate(date)}`)

export const pageContent = (
  { title, lead, picture: scene, blocks, lastReviewed }: Page_PageFragment,
  page: PageAround,
) => ({
  title,
  lead,
  picture: scene,
  parts: layout(blocks, page, { after: reviewed(lastReviewed) }),
})

const isHero = ({ __typename }: Blocks_BlockFragment) => __typename === 'HeroBlock'

export function homeContent({ title, lead, blocks }: Page_PageFragment, page: PageAround): Content {
  const rest = blocks.filter((block) => !isHero(block))
  const shown = [...blocks.filter(isHero), ...(rest.length > 0 ? rest : [contactPanel])]
  return { title, lead, parts: shown.flatMap((block) => blockParts(block, page)) }
}

type Product = NonNullable<ProductQuery['product']>

export const bulleted = (of: readonly string[]) => [list(of.map((line) => [paragraph(line)]))]
const labelled = (label: string, text: string) =>
  paragraph({ text: label.endsWith('?') ? `${label} ` : `${label}: `, isStrong: true }, text)

export function productContent(product: Product, page: PageAround): Content {
  const { name, summary, otherWords, price, hire, funding, suppliers, related, category, needs } = product
  const words = wordsOf(product)
  const enquiry = `/contact-us/general-enquiry?product=${product.slug}`
  const contents: Readonly<Record<ProductPart, readonly Part[]>> = {
    what: product.description.map((text) => paragraph(text)),
    helps: bulleted(product.helps),
    features: bulleted(product.features),
    checks: bulleted(product.checks),
    cost: [paragraph(words.price), ...(funding.length > 0 ? [paragraph(words.funding)] : [])],
    ask: [paragraph(words.ask), paragraph(link(enquiry, words.askLabel, page))],
    suppliers: [
      ...suppliers.flatMap(({ name: supplier, about, phone, website }) => [
        paragraph({ text: `${supplier}.`, isStrong: true }, ` ${about}`),
        ...(phone ? [paragraph('Call ', link(phone.href, phone.display, page))] : []),
        ...(website ? [paragraph(link(website, `${supplier} website`, page))] : []),
      ]),
      paragraph(words.suppliers),
    ],
    more: [
      ...bulleted([`Kind of product: ${category.label}`, ...needs.map(({ label }) => `What you want to do: ${label}`)]),
      ...cards(
        related.map((other) => ({
          title: other.name,
          href: `/resources/product-database/${other.slug}`,
          texts: [other.category.label, other.summary, `Price band: ${other.price.label}`],
        })),
        page,
      ),
    ],
  }
  const names = new Intl.ListFormat('en-AU')
  return {
    title: name,
    lead: summary,
    picture: product.picture,
    facts: [
      ...optional(otherWords.length > 0 && `Also called: ${otherWords.join(', ')}`),
      labelled(words.priceLabel, price.label),
      ...(hire
        ? [labelled(words.hireLabel, `${hire.price} a week, for at least ${hire.minimum}, plus delivery.`)]
        : []),
      ...(funding.length > 0 ? [labelled(words.fundingLabel, names.format(funding.map(({ label }) => label)))] : []),
      ...(suppliers.length > 0
        ? [labelled(words.suppliersLabel, names.format(suppliers.map((supplier) => supplier.name)))]
        : []),
    ],
    parts: layout([], page, {
      before: partsOf(product).flatMap(({ id, text }) => [heading(2, text), ...contents[id]]),
      after: [...reviewed(product.lastReviewed), ...optional(words.iso)],
    }),
  }
}

type EasyRead = NonNullable<EasyReadQuery['easyRead']>

export function easyReadContent({ title, fullPage, lines, words }: EasyRead, page: PageAround): Content {
  const full = fullPage ? [paragraph(link(fullPage.path, `Go to the full page: ${fullPage.title}`, page))] : []
  const ideas = lines.flatMap(({ heading: above, picture: drawing, sentences, links }): readonly Part[] => {
    const texts = [
      ...sentences.map((sentence) => paragraph(sentence)),
      ...links.map(({ label, href }) => paragraph(link(href, label, page))),
    ]
    return [
      ...(above ? [heading(2, above)] : []),
      ...(drawing ? [{ kind: 'picture' as const, picture: pictureOf(drawing), beside: texts }] : texts),
    ]
  })
  const meanings = words.flatMap(({ word, meaning }) => [
    paragraph({ text: word, isStrong: true }),
    ...meaning.map((sentence) => paragraph(sentence)),
  ])
  return {
    title,
    lead: 'Easy Read',
    facts: full,
    parts: layout([], page, {
      before: [...ideas, ...(words.length > 0 ? [heading(2, 'Words on this page'), ...meanings] : [])],
    }),
  }
}

type VisualStory = NonNullable<VisualStoryQuery['visualStory']>

const points = (text: string, of: readonly string[]): readonly Part[] =>
  of.length > 0 ? [heading(2, text), ...bulleted(of)] : []

export function visualStoryContent(story: VisualStory, page: PageAround): Content {
  const { title, summary, fullPage, moments, whoComes, canRefuse, canBring } = story
  return {
    title,
    lead: summary,
    facts: fullPage ? [paragraph(link(fullPage.path, `Read more: ${fullPage.title}`, page))] : [],
    parts: layout([], page, {
      before: [
        heading(2, 'What happens'),
        ...moments.flatMap(({ picture: scene, sentence }, place): readonly Part[] => {
          const text = paragraph({ text: `${place + 1} `, isStrong: true }, sentence)
          return scene ? [{ kind: 'picture', picture: pictureOf(scene), beside: [text], isLarge: true }] : [text]
        }),
        ...points('Who will come', whoComes),
        ...points('What you can say no to', canRefuse),
        ...points('What you can bring', canBring),
      ],
    }),
  }
}

type Job = NonNullable<JobQuery['job']>

export function jobContent(
  { title, summary, place, hours, publishedAt, closesOn, isOpen, body }: Job,
  page: PageAround,
): Content {
  const lastDay = formatDate(closesOn)
  return {
    title,
    lead: summary,
    parts: layout(withEnd([textBlock(body)], page.path), page, {
      before: [
        ...(isOpen
          ? []
          : [
              paragraph(
                { text: 'This job is closed. ', isStrong: true },
                `The last day to apply was ${lastDay}. `,
                link('/careers', 'See the jobs that are open', page),
              ),
            ]),
        ...(place ? [labelled('Location', place)] : []),
        ...(hours ? [labelled('Hours', hours)] : []),
        labelled('Published', formatDate(publishedAt)),
        isOpen
          ? labelled('Last day to apply', `${lastDay}, until midnight in Brisbane`)
          : labelled('Applications closed', lastDay),
      ],
    }),
  }
}

export function statementContent({ title, lead, blocks, lastReviewed }: Page_PageFragment, page: PageAround): Content {
  const { date, hasChanged, findings } = lastAudit()
  const faults = findings.filter(({ isUndecided }) => !isUndecided).length
  return {
    title,
    lead,
    parts: layout(blocks, page, {
      after: [
        heading(2, statementWords.title),
        paragraph(
          `On ${formatDate(date)} ${statementWords.found(faults)}${hasChanged ? ` ${statementWords.changed}` : ''}`,
        ),
        paragraph(
          `${statementWords.people} `,
          link('/accessibility/report', statementWords.report, page),
          ` ${statementWords.inReport}`,
        ),
        ...reviewed(lastReviewed),
      ],
    }),
  }
}

const advice = ({ text, link: more, hasPhone }: FinderAdvice_AdviceFragment, page: PageAround): readonly Part[] => {
  const { supportPhone } = page.settings
  return [
    ...richText(text, page, 3),
    ...(hasPhone ? [paragraph('Call ', link(supportPhone.href, supportPhone.display, page))] : []),
    ...(more ? [paragraph(link(more.href, more.label, page))] : []),
  ]
}

/** The finder's outcome. Null where a question is still open: a file without an outcome would be of no use. */
export function finderContent({ page: around, finder }: FinderQuery, page: PageAround): Content | null {
  if (!around || !finder?.result) return null
  const { urgent, services, funding, nextSteps } = finder.result
  return {
    title: outcomeWords.title,
    lead: outcomeWords.lead,
    parts: layout(around.blocks, page, {
      before: [
        ...urgent.flatMap((each) => [heading(2, each.title), ...advice(each, page)]),
        ...(services.length > 0
          ? [
              heading(2, outcomeWords.services),
              ...cards(
                services.map(({ name, path, summary }) => ({ title: name, href: path, texts: [summary] })),
                page,
              ),
            ]
          : []),
        ...(funding.length > 0
          ? [
              heading(2, outcomeWords.funding),
              paragraph(outcomeWords.fundingIntro),
              ...funding.flatMap((each) => [heading(3, each.title), ...advice(each, page)]),
            ]
          : []),
        ...(nextSteps.length > 0
          ? [
              heading(2, outcomeWords.nextSteps),
              ...nextSteps.flatMap((each, place) => [heading(3, `${place + 1}. ${each.title}`), ...advice(each, page)]),
            ]
          : []),
        ...(finder.given.length > 0
          ? [heading(2, outcomeWords.given), ...finder.given.map(({ question, answer }) => labelled(question, answer))]
          : []),
      ],
    }),
  }
}

export const textBlock = (body: RichText_TextFragment): Blocks_BlockFragment => ({
  __typename: 'RichTextBlock',
  key: 'text',
  body,
})
