import type { ReactNode } from 'react'
import { outlineOf } from '#web/blocks/outline.ts'
import { Figure } from '#web/blocks/picture/Picture.tsx'
import type { Blocks_BlockFragment, Picture_PictureFragment } from '#web/graphql/generated.ts'
import { crumbsTo } from '#web/templates/crumbs.ts'
import { withEnd } from './with-end.ts'
import { PageLayout } from '#web/templates/page-layout/PageLayout.tsx'
import { PageHeader } from '#web/ui/page-header/PageHeader.tsx'

interface DocumentPageProps {
  title: string
  lead: string
  path: string
  /** Across the window, below the title. */
  picture?: Picture_PictureFragment | null
  /** Below the lead, such as the date. */
  facts?: ReactNode
  /** Above 'On this page'. */
  before?: ReactNode
  blocks: readonly Blocks_BlockFragment[]
  after?: ReactNode
}

/** The page of a document: header with breadcrumb, its contents, its blocks, what to do next. */
export function DocumentPage({ title, lead, path, picture, facts, before, blocks: own, after }: DocumentPageProps) {
  const blocks = withEnd(own, path)
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        parents={crumbsTo(path)}
        scene={picture && <Figure picture={picture} sizes="100vw" shape="scene" isPriority />}
      >
        {facts}
      </PageHeader>
      <PageLayout blocks={blocks} path={path} before={before} contents={outlineOf(blocks)} after={after} />
    </>
  )
}
