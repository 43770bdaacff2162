import { useSyncExternalStore } from 'react'
import { keptListPath, maxKept } from '#schema/kept-list.ts'
import { useSiteSettings } from '#web/blocks/use-site-settings.ts'
import { KeptProductsDocument } from '#web/graphql/generated.ts'
import { gql } from '#web/graphql/server-client.ts'
import { keptList } from '#web/lib/kept-list.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { SiteLink } from '#web/lib/site-link/SiteLink.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'
import type { Route } from './+types/your-list.ts'
import { crumbsTo } from './crumbs.ts'
import { useKeptProducts } from './keep/KeepProduct.tsx'
import { PageLayout } from './page-layout/PageLayout.tsx'
import { pageMeta } from './page-meta.ts'
import { DeleteList, KeptList, type LoadedList } from './your-list/KeptList.tsx'
import styles from './your-list/your-list.module.css'

const title = 'Your list'
const lead = 'The products you’ve kept, with your own question, to take to an appointment.'

/** The products of the address. The page has none in its address: it requests them when it has read the list of the device. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const slugs = searchParams.getAll('product').slice(0, maxKept)
  if (slugs.length === 0) return { slugs, products: [] }
  const { comparedProducts: products } = await context.get(gql).query(KeptProductsDocument, { slugs })
  return { slugs, products }
}

/** A failure is part of the page, not instead of it. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs): Promise<LoadedList> =>
  serverLoader().catch(() => ({ slugs: [], products: null }))

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  pageMeta({ site: root.loaderData, title, description: lead, path: keptListPath, isIndexed: false })

/** The list that this device stores. What the server sends is the same for everyone. */
export default function YourList() {
  const slugs = useKeptProducts()
  return (
    <>
      <PageHeader title={title} parents={crumbsTo(keptListPath)} canPrint={false} hasTask>
        <p data-screen-only="">{lead}</p>
      </PageHeader>
      <PageLayout
        blocks={[]}
        before={slugs === undefined ? <Waiting /> : slugs.length === 0 ? <Empty /> : <KeptList slugs={slugs} />}
      />
    </>
  )
}

/** Until scripts have read the list; without scripts, what to do instead. */
function Waiting() {
  const phone = useSiteSettings()?.supportPhone
  return (
    <>
      <p className={styles['waiting']}>Getting your list…</p>
      <div className={`flow ${styles['plain']}`}>
        <p>Your device stores your list with JavaScript, which is switched off or didn’t load. You can still:</p>
        <ul className={styles['lines']}>
          <li>
            <SiteLink to="/resources/product-database">compare up to three products side by side</SiteLink>, and print
            the page
          </li>
          <li>
            print a product’s page, or take it with you as a PDF, in large print or for Word: the links are at its end
          </li>
          {phone && (
            <li>
              call <ContentLink href={phone.href}>{phone.display}</ContentLink> and ask about any product.
            </li>
          )}
        </ul>
      </div>
    </>
  )
}

function Empty() {
  const hasQuestion = useSyncExternalStore(keptList.subscribe, keptList.question, () => '') !== ''
  return (
    <div className={styles['list']}>
      <div className="flow">
        <p>
          <strong>There’s nothing on your list yet.</strong>
        </p>
        <p>
          Press ‘Keep’ on a product’s page, or when you compare products. You can then print your list, and take it to
          an appointment. It stays on the device where you made it.
        </p>
        <p>
          <ButtonLink href="/resources/product-database">Look at products</ButtonLink>
        </p>
      </div>
      {hasQuestion && <DeleteList />}
    </div>
  )
}
