import { PostDocument } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import type { Route } from './+types/post.ts'
import { CopyLink } from './copy-link/CopyLink.tsx'
import { DocumentPage } from './document-page/DocumentPage.tsx'
import { loadDocument } from './document-page/load-document.ts'
import { pageMeta } from './page-meta.ts'
import styles from './post.module.css'

export const loader = (args: Route.LoaderArgs) =>
  loadDocument(args, PostDocument, { slug: args.params.slug }, ({ post }) => post)

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content: post, path } }) => {
  const { title, summary, picture } = post
  return pageMeta({ site: root.loaderData, title, description: summary, path, picture, post, isArticle: true })
}

/** A post of Blogs & News. */
export default function Post({ loaderData: { content, path } }: Route.ComponentProps) {
  const { id, title, summary, publishedAt, author, topics, picture, body } = content
  return (
    <DocumentPage
      title={title}
      lead={summary}
      path={path}
      picture={picture}
      facts={
        <p className={styles['byline']}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>, by {author.name}
          {author.role && `, ${author.role}`}
        </p>
      }
      blocks={[{ __typename: 'RichTextBlock', key: id, body }]}
      after={
        <div className={styles['end']}>
          {topics.length > 0 && <p className={styles['topics']}>About: {topics.join(', ')}</p>}
          <CopyLink path={path} label="Copy link to this post" />
        </div>
      }
    />
  )
}
