import type { ReactNode } from 'react'
import { pageTitleId } from '#web/lib/page-title.ts'
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb/Breadcrumb.tsx'
import { KerbLine } from '#web/ui/kerb-line/KerbLine.tsx'
import styles from './PageHeader.module.css'
import { PageToolsPlace } from './PageTools.tsx'

interface Props {
  /** The h1, the target of the skip link and of page changes. */
  readonly title: string
  /** One sentence about what a visitor finds here. */
  readonly lead?: string | null | undefined
  /** From the home page down to the parent. Empty on the home page. */
  readonly parents?: readonly Crumb[] | undefined
  /** An `img` beside the title on wide screens. */
  readonly picture?: ReactNode
  /** An `img` across the window, below the words. */
  readonly scene?: ReactNode
  /** On phones as low as it can be, for a page whose first window is for something else. */
  readonly isLow?: boolean
  readonly easyReadPath?: string | null | undefined
  readonly canPrint?: boolean | undefined
  /** Where the title is the start of a task, of which each stop costs a switch a step: the tools are before it. */
  readonly hasTask?: boolean
  /** Below the tools: a date, facts. */
  readonly children?: ReactNode
}

const noParents: readonly Crumb[] = []

/** The head of every page: breadcrumb, title, lead, tools and kerb line. */
export function PageHeader({
  title,
  lead,
  parents = noParents,
  picture,
  scene,
  easyReadPath,
  canPrint,
  isLow = false,
  hasTask = isLow,
  children,
}: Props) {
  const tools = { easyReadPath, canPrint }
  return (
    <div className={styles['header']} data-picture={picture ? true : undefined} data-low={isLow || undefined}>
      <div className={`container ${styles['inner']}`}>
        <div className={styles['words']}>
          <div className={styles['above']}>
            {parents.length > 0 && <Breadcrumb parents={parents} current={title} />}
            {/* Before the title, which page changes and the skip link focus: the next Tab stop is below it. */}
            {hasTask && <PageToolsPlace {...tools} />}
          </div>
          <h1 className={styles['title']} id={pageTitleId} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
          {!hasTask && <PageToolsPlace {...tools} />}
          {children}
        </div>
        {picture && <div className={styles['picture']}>{picture}</div>}
      </div>
      {scene && <div className={styles['scene']}>{scene}</div>}
      <KerbLine at={picture ? 'middle' : 'start'} isEdge />
    </div>
  )
}
