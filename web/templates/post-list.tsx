import { data } from 'react-router'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { PostCard } from '#web/blocks/post-card/PostCard.tsx'
import { PostListDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/post-list.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'
import { Paging } from './paging/Paging.tsx'
import './paging/paging.css'
import { pageAddress, pageNumberOf } from './paging/page-number.ts'
import { ResultsHeading } from './paging/ResultsHeading.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = url.pathname
  const number = pageNumberOf(url.searchParams)
  if (number === undefined) throw data(null, { status: 404 })
  const { posts } = await context.get(gql).query(PostListDocument, { page: number })
  if (!posts) throw data(null, { status: 404 })
  return { ...(await requirePage(posts.listPage, path, context)), posts }
}

/** ', page 2 of 3'; empty for the first page of the list. */
const ofPages = ({ page, pageCount }: { page: number; pageCount: number }) =>
  page > 1 ? `, page ${page} of ${pageCount}` : ''

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path, posts } }) =>
  pageMeta({
    ...page,
    site: root.loaderData,
    title: page.title + ofPages(posts),
    path: pageAddress(path, posts.page),
  })

/** Posts, newest first, in pages. */
export default function PostList({ loaderData: { page, path, posts } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={page.title} lead={page.lead} easyReadPath={page.easyReadPath} />
      <PageLayout
        blocks={page.blocks}
        before={
          <section className="flow">
            <ResultsHeading>
              {posts.pageCount > 1 ? `Posts, page ${posts.page} of ${posts.pageCount}` : 'Posts'}
            </ResultsHeading>
            {posts.posts.length > 0 ? (
              <CardList>
                {posts.posts.map((post) => (
                  <li key={post.id}>
                    <PostCard post={post} />
                  </li>
                ))}
              </CardList>
            ) : (
              <p>Nothing has been posted yet.</p>
            )}
            <Paging path={path} page={posts.page} pageCount={posts.pageCount} />
          </section>
        }
      />
    </>
  )
}
