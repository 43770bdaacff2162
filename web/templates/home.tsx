import { siteMap } from '#schema/site-map.ts'
import { HeroBlock } from '#web/blocks/hero-block/HeroBlock.tsx'
import { Block } from '#web/blocks/Blocks.tsx'
import { type Blocks_BlockFragment, PageDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { PageToolsPlace } from '#web/ui/page-header/PageTools.tsx'
import { pageTitleId } from '#web/lib/page-title.ts'
import { useScrollReveal } from '#web/lib/use-scroll-reveal.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import type { Route } from './+types/home.ts'
import { AfterTitle } from './after-title/AfterTitle.tsx'
import styles from './home.module.css'
import { TakeWithYou } from '#web/templates/take-with-you/TakeWithYou.tsx'
import { contactPanel } from './page-layout/contact-panel.ts'
import { pageMeta } from './page-meta.ts'
import { requirePage } from './require-page.ts'

export async function loader({ context, url: { pathname } }: Route.LoaderArgs) {
  const { page } = await context.get(gql).query(PageDocument, { path: pathname })
  return requirePage(page, pathname, context)
}

export const meta: Route.MetaFunction = ({ matches: [root], loaderData: { page, path } }) =>
  pageMeta({ site: root.loaderData, ...page, path })

/** The home page: a sentence about what we do, the phone number, quick links, and then its blocks. */
export default function Home({ loaderData: { page }, matches: [root] }: Route.ComponentProps) {
  const phone = root.loaderData.settings?.supportPhone
  const hero = page.blocks.find((block) => block.__typename === 'HeroBlock')
  const blocks = page.blocks.filter((block) => block !== hero)
  return (
    <>
      <HeroBlock block={hero ?? { __typename: 'HeroBlock', key: 'hero', picture: null, quickLinks: [] }}>
        <h1 className={styles['title']} id={pageTitleId} tabIndex={-1}>
          {page.title}
        </h1>
        <p className={styles['lead']}>{page.lead}</p>
        {phone && (
          <p className={styles['phone']}>
            <a href={phone.href}>
              <Icon name="phone" />
              <span>
                Call <span className={styles['number']}>{phone.display}</span>
              </span>
            </a>
          </p>
        )}
        <PageToolsPlace easyReadPath={page.easyReadPath} />
      </HeroBlock>
      <AfterTitle>
        <Parts blocks={blocks.length > 0 ? blocks : [contactPanel]} />
      </AfterTitle>
    </>
  )
}

function Parts({ blocks }: { blocks: readonly Blocks_BlockFragment[] }) {
  const parts = useScrollReveal<HTMLDivElement>()
  return (
    <div ref={parts} className={`container ${styles['blocks']}`}>
      {blocks.map((block) => (
        <Block key={block.key} block={block} />
      ))}
      <TakeWithYou path={siteMap[0].path} />
    </div>
  )
}
