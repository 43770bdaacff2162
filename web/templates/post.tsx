import { Suspense } from 'react'
import { outlineOf } from '#web/blocks/outline.ts'
import { Figure } from '#web/blocks/picture/Figure.tsx'
import { PostDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/post.ts'
import { crumbsTo } from './crumbs.ts'
import { throwMissingPage } from './require-page.ts'
import { OnThisPage } from './on-this-page/OnThisPage.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import styles from './post.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { post } = await context.get(gql).query(PostDocument, { slug: params.slug })
  if (!post) return throwMissingPage(context, url)
  return { post, path: url.pathname }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { post, path } }) => {
  const { title, summary, picture } = post
  return pageMeta({ site: root.loaderData, title, description: summary, path, picture, post, isArticle: true })
}

/** Lazy-loaded, after the scripts that a page needs at once. */
const CopyLink = lazyPart(async () => (await import('./copy-link/CopyLink.tsx')).CopyLink)

/** A post of Blogs & News. */
export default function Post({ loaderData: { post, path } }: Route.ComponentProps) {
  const { title, summary, publishedAt, author, topics, picture, body } = post
  const blocks = [{ __typename: 'RichTextBlock' as const, key: post.id, body }]
  return (
    <>
      <PageHeader
        title={title}
        lead={summary}
        parents={crumbsTo(path)}
        picture={picture && <Figure picture={picture} sizes="(min-width: 60em) 32rem, 100vw" isPriority />}
      >
        <p className={styles['byline']}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>, by {author.name}
          {author.role && `, ${author.role}`}
        </p>
      </PageHeader>
      <PageLayout
        blocks={blocks}
        before={<OnThisPage entries={outlineOf(blocks)} />}
        after={
          <div className={styles['end']}>
            {topics.length > 0 && <p className={styles['topics']}>About: {topics.join(', ')}</p>}
            <Suspense>
              <CopyLink path={path} label="Copy link to this post" />
            </Suspense>
          </div>
        }
      />
    </>
  )
}
