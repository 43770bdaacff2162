import { siteMapRow } from '#schema/site-map.ts'
import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { CardList } from '#web/blocks/card-list/CardList.tsx'
import { PostCard } from '#web/blocks/post-card/PostCard.tsx'
import type { LatestPostsBlock_BlockFragment } from '#web/graphql/generated.ts'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'

/** The newest posts and a link to all of them. */
export function LatestPostsBlock({ block }: { block: LatestPostsBlock_BlockFragment }) {
  if (block.posts.length === 0) {
    return (
      <BlockSection id={block.key} heading={block.heading}>
        <p>Nothing has been posted yet.</p>
      </BlockSection>
    )
  }
  return (
    <BlockSection id={block.key} heading={block.heading}>
      <CardList>
        {block.posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </CardList>
      <p>
        <SiteLink to="/blogs">All of {siteMapRow('/blogs').title}</SiteLink>
      </p>
    </BlockSection>
  )
}
