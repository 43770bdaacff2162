import { outlineOf } from '#web/blocks/outline.ts'
import { Figure } from '#web/blocks/picture/Figure.tsx'
import { StoryDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/story.ts'
import { crumbsTo } from './crumbs.ts'
import { throwMissingPage } from './require-page.ts'
import { OnThisPage } from './on-this-page/OnThisPage.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { story } = await context.get(gql).query(StoryDocument, { slug: params.slug })
  if (!story) return throwMissingPage(context, url)
  return { story, path: url.pathname }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { story, path } }) => {
  const { title, summary, picture } = story
  return pageMeta({ site: root.loaderData, title, description: summary, path, picture, isArticle: true })
}

/** A consumer story. */
export default function Story({ loaderData: { story, path } }: Route.ComponentProps) {
  const { id, name, title, summary, picture, body } = story
  const blocks = [{ __typename: 'RichTextBlock' as const, key: id, body }]
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        parents={crumbsTo(path)}
        picture={picture && <Figure picture={picture} sizes="(min-width: 60em) 32rem, 100vw" isPriority />}
      >
        {name && <p>The story of {name}</p>}
      </PageHeader>
      <PageLayout blocks={blocks} before={<OnThisPage entries={outlineOf(blocks)} />} />
    </>
  )
}
