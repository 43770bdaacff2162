import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { type TemplateWithFiles, templateWithFiles } from '#schema/page-files.ts'
import { siteMap } from '#schema/site-map.ts'
import {
  type Blocks_BlockFragment,
  EasyReadDocument,
  type EasyReadQuery,
  FinderDocument,
  type FinderAdvice_AdviceFragment,
  type FinderQuery,
  FormFileDocument,
  JobDocument,
  type JobQuery,
  PageDocument,
  type Page_PageFragment,
  type Picture_PictureFragment,
  PostDocument,
  ProductDocument,
  type ProductQuery,
  ProductResultsDocument,
  PublicationDocument,
  type RichText_TextFragment,
  ShellDocument,
  StoryDocument,
  VisualStoryDocument,
  type VisualStoryQuery,
} from '#web/graphql/generated.ts'
import { lastAudit } from '#web/audit/evidence.server.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { withEnd } from '#web/templates/document-page/with-end.ts'
import { outcomeWords } from '#web/templates/finder-steps/outcome-words.ts'
import { contactPanel } from '#web/templates/page-layout/contact-panel.ts'
import { splitBlocks } from '#web/templates/page-layout/split-blocks.ts'
import { compareRows } from '#web/templates/product-list/compare-rows.ts'
import {
  addressOf,
  comparisonOf,
  headingOf,
  listStateOf,
  shownList,
  variablesOf,
} from '#web/templates/product-list/list-state.ts'
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
  picture,
  pictureOf,
  richText,
} from './from-blocks.ts'
import { type FormAround, formParts } from './from-form.ts'
import type { PageFile, Part } from './parts.ts'

interface Content {
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
function layout(
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

const pageContent = ({ title, lead, picture: scene, blocks, lastReviewed }: Page_PageFragment, page: PageAround) => ({
  title,
  lead,
  picture: scene,
  parts: layout(blocks, page, { after: reviewed(lastReviewed) }),
})

const isHero = ({ __typename }: Blocks_BlockFragment) => __typename === 'HeroBlock'

function homeContent({ title, lead, blocks }: Page_PageFragment, page: PageAround): Content {
  const rest = blocks.filter((block) => !isHero(block))
  const shown = [...blocks.filter(isHero), ...(rest.length > 0 ? rest : [contactPanel])]
  return { title, lead, parts: shown.flatMap((block) => blockParts(block, page)) }
}

type Product = NonNullable<ProductQuery['product']>

const bulleted = (of: readonly string[]) => [list(of.map((line) => [paragraph(line)]))]
const labelled = (label: string, text: string) =>
  paragraph({ text: label.endsWith('?') ? `${label} ` : `${label}: `, isStrong: true }, text)

function productContent(product: Product, page: PageAround): Content {
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

function easyReadContent({ title, fullPage, lines, words }: EasyRead, page: PageAround): Content {
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

function visualStoryContent(story: VisualStory, page: PageAround): Content {
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

function jobContent(
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

function statementContent({ title, lead, blocks, lastReviewed }: Page_PageFragment, page: PageAround): Content {
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
function finderContent({ page: around, finder }: FinderQuery, page: PageAround): Content | null {
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

const cell = (words: string | readonly string[]) => (typeof words === 'string' ? [paragraph(words)] : bulleted(words))

/** The comparison of an address, without its links, so that three products fit on a sheet. Null where it compares nothing. */
async function comparisonContent({ gql, page, query }: Asked): Promise<Content | null> {
  const asked = listStateOf(query)
  if (!asked?.isComparing) return null
  const results = await gql.query(ProductResultsDocument, variablesOf(comparisonOf(asked)))
  const shown = shownList(page.path, comparisonOf(asked), results)
  if (!shown?.state.isComparing) return null
  const { comparedProducts: compared, state, products } = shown
  return {
    address: addressOf(page.path, state),
    isLandscape: true,
    title: headingOf(state, products),
    lead: '',
    parts: [
      {
        kind: 'table',
        caption: 'Products side by side',
        hasLabels: true,
        columns: ['About', ...compared.map(({ name }) => name)],
        rows: compareRows.map(([label, about]) => [
          [paragraph(label)],
          ...compared.map((product) => cell(about(product))),
        ]),
      },
    ],
  }
}

interface Asked {
  readonly query: URLSearchParams
  readonly gql: Gql
  readonly page: FormAround
}

const textBlock = (body: RichText_TextFragment): Blocks_BlockFragment => ({
  __typename: 'RichTextBlock',
  key: 'text',
  body,
})

const formContent =
  (form: FormId) =>
  async ({ gql, page }: Asked): Promise<Content> => {
    const definition: FormDefinition = forms[form]
    const { page: found, services } = await gql.query(FormFileDocument, { path: page.path })
    const lists = { services: services.map(({ id, name }) => ({ value: id, label: name })) }
    return {
      title: found?.title ?? siteMap.find(({ path }) => path === page.path)?.title ?? definition.noun,
      lead: found?.lead ?? '',
      parts: [
        ...formParts(definition, lists, page),
        ...(found?.otherHelp
          ? [heading(2, definition.words.otherHelp), ...blockParts(textBlock(found.otherHelp), page)]
          : []),
      ],
    }
  }

const finderPath = '/services/finder'

const slugOf = ({ path }: PageAround) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))

/** The content of a page by its template, from the query of its route. Null when it has no document. */
const contents: Readonly<Record<TemplateWithFiles, (asked: Asked) => Promise<Content | null>>> = {
  home: async ({ gql, page }) => {
    const { page: found } = await gql.query(PageDocument, { path: page.path })
    return found && homeContent(found, page)
  },
  page: async ({ gql, page }) => {
    const { page: found } = await gql.query(PageDocument, { path: page.path })
    return found && pageContent(found, page)
  },
  post: async ({ gql, page }) => {
    const { post } = await gql.query(PostDocument, { slug: slugOf(page) })
    if (!post) return null
    const { title, summary, publishedAt, author, topics, picture: scene, body } = post
    return {
      title,
      lead: summary,
      picture: scene,
      facts: [paragraph(`${formatDate(publishedAt)}, by ${author.name}${author.role ? `, ${author.role}` : ''}`)],
      parts: layout(withEnd([textBlock(body)], page.path), page, {
        after: optional(topics.length > 0 && `About: ${topics.join(', ')}`),
      }),
    }
  },
  product: async ({ gql, page }) => {
    const { product } = await gql.query(ProductDocument, { slug: slugOf(page) })
    return product && productContent(product, page)
  },
  story: async ({ gql, page }) => {
    const { story } = await gql.query(StoryDocument, { slug: slugOf(page) })
    if (!story) return null
    const { name, title, summary, picture: scene, body } = story
    return {
      title,
      lead: summary,
      picture: scene,
      facts: optional(name && `The story of ${name}`),
      parts: layout(withEnd([textBlock(body)], page.path), page),
    }
  },
  'easy-read': async ({ gql, page }) => {
    const { easyRead } = await gql.query(EasyReadDocument, { slug: slugOf(page) })
    return easyRead && easyReadContent(easyRead, page)
  },
  feedback: formContent('feedback'),
  'general-enquiry': formContent('general-enquiry'),
  referral: formContent('referral'),
  'visual-story': async ({ gql, page }) => {
    const { visualStory } = await gql.query(VisualStoryDocument, { slug: slugOf(page) })
    return visualStory && visualStoryContent(visualStory, page)
  },
  job: async ({ gql, page }) => {
    const { job } = await gql.query(JobDocument, { slug: slugOf(page) })
    return job && jobContent(job, page)
  },
  statement: async ({ gql, page }) => {
    const { page: found } = await gql.query(PageDocument, { path: page.path })
    return found && statementContent(found, page)
  },
  finder: async ({ gql, page }) => {
    const answers = page.path.slice(`${finderPath}/`.length)
    return finderContent(await gql.query(FinderDocument, { path: finderPath, answers }), page)
  },
  'product-list': comparisonContent,
  publication: async ({ gql, page }) => {
    const { publication } = await gql.query(PublicationDocument, { path: page.path })
    if (!publication) return null
    const { title, summary, publishedOn, blocks } = publication
    return {
      title,
      lead: summary,
      facts: optional(publishedOn && `Published ${formatDate(publishedOn)}`),
      parts: layout(withEnd(blocks, page.path), page),
    }
  },
}

/** No heading skips a level, which PDF/UA refuses, and none is empty. */
function inLevels(parts: readonly Part[]): readonly Part[] {
  let last = 0
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind !== 'heading') return [part]
    if (part.text.trim() === '') return []
    last = Math.min(part.level, last + 1)
    return [{ ...part, level: last }]
  })
}

/** The address of a page. */
interface PageAddress {
  readonly path: string
  readonly query: URLSearchParams
}

/** The page of an address as the parts of a file; undefined for one that has no page with files. Rejects like a loader's query. */
export async function pageFile({ path, query }: PageAddress, gql: Gql, siteUrl: string): Promise<PageFile | undefined> {
  const template = templateWithFiles(path, query)
  if (!template) return undefined
  const { siteSettings: settings } = await gql.query(ShellDocument, {})
  const page: FormAround = { siteUrl, path, settings }
  const content = await contents[template]({ gql, page, query })
  if (!content) return undefined
  const { address = path, isLandscape = false, title, lead, picture: scene, facts = [], parts } = content
  return {
    title,
    provider: settings.providerName,
    phone: settings.supportPhone.display,
    address: siteUrl + address,
    // A visual story, too, has few words beside each picture.
    isEasyRead: template === 'easy-read' || template === 'visual-story',
    isLandscape,
    parts: inLevels([heading(1, title), ...optional(lead), ...facts, ...picture(scene), ...parts]),
  }
}
