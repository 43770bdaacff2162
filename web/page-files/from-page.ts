import type { FormDefinition } from '#schema/forms/form-definition.ts'
import { forms, type FormId } from '#schema/forms/forms.ts'
import { type TemplateWithFiles, templateWithFiles } from '#schema/page-files.ts'
import { siteMap } from '#schema/site-map.ts'
import {
  EasyReadDocument,
  FinderDocument,
  FormFileDocument,
  JobDocument,
  PageDocument,
  PostDocument,
  ProductDocument,
  ProductResultsDocument,
  PublicationDocument,
  ShellDocument,
  StoryDocument,
  VisualStoryDocument,
} from '#web/graphql/generated.ts'
import type { Gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { withEnd } from '#web/templates/document-page/with-end.ts'
import { compareRows } from '#web/templates/product-list/compare-rows.ts'
import {
  addressOf,
  comparisonOf,
  headingOf,
  listStateOf,
  shownList,
  variablesOf,
} from '#web/templates/product-list/list-state.ts'
import { blockParts, heading, optional, type PageAround, paragraph, picture } from './from-blocks.ts'
import { type FormAround, formParts } from './from-form.ts'
import type { PageFile, Part } from './parts.ts'
import {
  type Content,
  layout,
  pageContent,
  homeContent,
  bulleted,
  productContent,
  easyReadContent,
  visualStoryContent,
  jobContent,
  statementContent,
  finderContent,
  textBlock,
} from './contents.ts'

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
