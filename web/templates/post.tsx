import { data } from 'react-router'
import { Figure } from '#web/blocks/picture/Figure.tsx'
import { PostDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { formatDate } from '#web/lib/dates.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/post.ts'
import { CopyLink } from './copy-link/CopyLink.tsx'
import { crumbsTo } from './crumbs.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import styles from './post.module.css'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { post } = await context.get(gql).query(PostDocument, { slug: params.slug })
  if (!post) throw data(null, { status: 404 })
  return { post, path: url.pathname }
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { post, path } }) =>
  pageMeta({ site: root.loaderData, title: post.title, description: post.summary, path })

/** One post of Blogs & News. */
export default function Post({ loaderData: { post, path } }: Route.ComponentProps) {
  const { title, summary, publishedAt, author, topics, picture, body } = post
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
        blocks={[{ __typename: 'RichTextBlock', key: post.id, body }]}
        after={
          <div className={styles['end']}>
            {topics.length > 0 && <p className={styles['topics']}>About: {topics.join(', ')}</p>}
            <CopyLink path={path} label="Copy link to this post" />
          </div>
        }
      />
    </>
  )
}
