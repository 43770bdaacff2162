import { StoryDocument } from '#web/graphql/generated.ts'
import type { Route } from './+types/story.ts'
import { DocumentPage } from './document-page/DocumentPage.tsx'
import { loadDocument } from './document-page/load-document.ts'
import { pageMeta } from './page-meta.ts'

export const loader = (args: Route.LoaderArgs) =>
  loadDocument(args, StoryDocument, { slug: args.params.slug }, ({ story }) => story)

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content, path } }) => {
  const { title, summary, picture } = content
  return pageMeta({ site: root.loaderData, title, description: summary, path, picture, isArticle: true })
}

/** A consumer story. */
export default function Story({ loaderData: { content, path } }: Route.ComponentProps) {
  const { id, name, title, summary, picture, body } = content
  return (
    <DocumentPage
      title={title}
      lead={summary}
      path={path}
      picture={picture}
      facts={name && <p>The story of {name}</p>}
      blocks={[{ __typename: 'RichTextBlock', key: id, body }]}
    />
  )
}
