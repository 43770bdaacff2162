import { createContext, type ReactNode, use } from 'react'
import { Button } from '#web/ui/button/Button.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import styles from './PageTools.module.css'

/** The button that reads a page aloud, from the shell. The value never changes: React would render again what it was served. */
export const PageTools = createContext<ReactNode>(null)

interface Props {
  /** The address of the page's Easy Read version. */
  readonly easyReadPath?: string | null | undefined
  /** False where nothing is worth paper, or where the page has its own button. */
  readonly canPrint?: boolean | undefined
}

/** The other ways to have a page: aloud, in Easy Read, on paper. One row in the same order everywhere. */
export const PageToolsPlace = ({ easyReadPath, canPrint = true }: Props) => (
  <div className={styles['tools']}>
    {use(PageTools)}
    {easyReadPath && (
      <ButtonLink href={easyReadPath} kind="quiet" icon="easyRead">
        Easy Read <span className="visually-hidden">version of this page</span>
      </ButtonLink>
    )}
    {canPrint && (
      // Without scripts, visitors can use the browser's menu.
      <Button kind="quiet" icon="print" data-needs-scripts="" data-screen-only="" onPress={() => print()}>
        Print
      </Button>
    )}
  </div>
)
