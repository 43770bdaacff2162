import { CardPicture } from '#web/blocks/picture/Picture.tsx'
import type { PostCard_PostFragment } from '#web/graphql/generated.ts'
import { formatDate } from '#web/lib/dates.ts'
import { Card } from '#web/ui/card/Card.tsx'

/** A post in a list: date, title and summary. */
export function PostCard({ post }: { post: PostCard_PostFragment }) {
  const { slug, title, summary, publishedAt, picture } = post
  return (
    <Card
      title={title}
      href={`/blogs/${slug}`}
      meta={<time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
      picture={picture && <CardPicture picture={picture} />}
    >
      {summary}
    </Card>
  )
}
