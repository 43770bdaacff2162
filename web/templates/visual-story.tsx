import { data } from 'react-router'
import { pageQuery } from '#schema/page-queries.ts'
import { withCallLinks } from '#web/lib/call-links.tsx'
import { BlockSection } from '#web/blocks/block-section/BlockSection.tsx'
import { Picture } from '#web/blocks/picture/Picture.tsx'
import { VisualStoryDocument, type VisualStoryQuery } from '#web/graphql/generated.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/visual-story.ts'
import { crumbsTo } from './crumbs.ts'
import { loadDocument } from './document-page/load-document.ts'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { ResultsHeading } from './paging/ResultsHeading.tsx'
import styles from './visual-story.module.css'

/** The number of the picture to show alone, from 1; null for all pictures. An invalid number is not found. */
function pictureOf(query: URLSearchParams, count: number): number | null {
  const given = pageQuery('/visual-stories/:slug', query).get('picture')
  if (given === null) return null
  const picture = /^[1-9]\d?$/.test(given) ? Number(given) : 0
  if (picture < 1 || picture > count) throw data(null, { status: 404 })
  return picture
}

export async function loader(args: Route.LoaderArgs) {
  const found = await loadDocument(
    args,
    VisualStoryDocument,
    { slug: args.params.slug },
    ({ visualStory }) => visualStory,
  )
  return { ...found, picture: pictureOf(args.url.searchParams, found.content.moments.length) }
}

const placeOf = (picture: number, { moments }: Pick<Story, 'moments'>) => `Picture ${picture} of ${moments.length}`

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { content, path, picture } }) =>
  pageMeta({
    site: root.loaderData,
    title: picture === null ? content.title : `${content.title}, ${placeOf(picture, content).toLowerCase()}`,
    description: content.summary,
    path,
    picture: content.moments[0]?.picture ?? null,
    // The page with all pictures has everything.
    isIndexed: picture === null,
  })

type Story = NonNullable<VisualStoryQuery['visualStory']>

/** A visual story: all its pictures in order, or one at a time. */
export default function VisualStory({ loaderData: { content: story, path, picture } }: Route.ComponentProps) {
  const { title, summary, fullPage } = story
  return (
    <>
      <PageHeader title={title} lead={summary} parents={crumbsTo(path)}>
        {fullPage && (
          <p>
            <ContentLink href={fullPage.path}>Read more: {fullPage.title}</ContentLink>
          </p>
        )}
      </PageHeader>
      <PageLayout
        blocks={[]}
        path={path}
        before={
          <div className={styles['story']} data-alone-on-paper>
            {picture === null ? (
              <AllPictures story={story} path={path} />
            ) : (
              <OnePicture story={story} path={path} picture={picture} />
            )}
            <div className={styles['lists']}>
              <Points id="who-will-come" heading="Who will come" points={story.whoComes} />
              <Points id="say-no" heading="What you can say no to" points={story.canRefuse} />
              <Points id="bring" heading="What you can bring" points={story.canBring} />
            </div>
          </div>
        }
      />
    </>
  )
}

interface StoryProps {
  readonly story: Story
  readonly path: string
}

function AllPictures({ story, path }: StoryProps) {
  return (
    <section className="flow">
      <ResultsHeading>What happens</ResultsHeading>
      <p className={styles['ways']} data-screen-only>
        <ButtonLink href={`${path}?picture=1`} kind="secondary">
          See one picture at a time
        </ButtonLink>
      </p>
      <ol className={styles['moments']} role="list">
        {story.moments.map(({ picture, sentence }, index) => (
          <li key={sentence}>
            {picture && <Picture picture={picture} sizes="(min-width: 40em) 20rem, 100vw" isOnPaper />}
            <p>
              <span className={styles['number']}>{index + 1}</span> {withCallLinks(sentence)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function OnePicture({ story, path, picture }: StoryProps & { readonly picture: number }) {
  const moment = story.moments[picture - 1]
  const isLast = picture === story.moments.length
  return (
    <section className="flow">
      <ResultsHeading>{placeOf(picture, story)}</ResultsHeading>
      {moment && (
        <div className={styles['one']}>
          {moment.picture && <Picture picture={moment.picture} sizes="(min-width: 60em) 40rem, 100vw" isPriority />}
          <p>{withCallLinks(moment.sentence)}</p>
        </div>
      )}
      <nav className={styles['turn']} aria-label="Pictures of this story">
        {!isLast && <ButtonLink href={`${path}?picture=${picture + 1}`}>Next picture</ButtonLink>}
        {picture > 1 && (
          <ButtonLink href={`${path}?picture=${picture - 1}`} kind="secondary">
            Previous picture
          </ButtonLink>
        )}
        <ButtonLink href={path} kind="secondary">
          See all pictures
        </ButtonLink>
      </nav>
    </section>
  )
}

function Points({ id, heading, points }: { id: string; heading: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <BlockSection id={id} heading={heading}>
      <ul className={styles['points']}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </BlockSection>
  )
}
