import { Component, type ReactNode } from 'react'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { notify } from '#web/lib/toast-queue.ts'

interface Props {
  /** Unlike that of any other part of the page, and the same in the served page. */
  readonly name: string
  /** The page cannot exist without this part: if nothing of it has been shown, the error page is. */
  readonly isMain?: boolean
  readonly children: ReactNode
}

interface State {
  readonly error?: unknown
}

/**
 * The boundary of a part that stays readable when its code fails in the browser: what was served, or last shown, replaces it as HTML, whose
 * links, forms and disclosures the browser operates itself. Without it React would replace the whole page by the error page.
 */
export class ServedPart extends Component<Props, State> {
  override state: State = {}
  private shown: string | undefined

  static getDerivedStateFromError(error: unknown): State {
    return { error: error ?? new Error('A part of the page failed') }
  }

  override componentDidCatch(error: unknown) {
    logToConsole(`The part ‘${this.props.name}’ failed; what was served stays`, error)
    notify({ type: 'error', text: shellNotices.part.join(' ') })
  }

  override render() {
    const { name, isMain = false, children } = this.props
    const { error } = this.state
    if (error === undefined)
      return (
        <div className="served-part" data-part={name}>
          {children}
        </div>
      )
    // The server renders each page once, and has nothing to keep.
    if (import.meta.env.SSR) throw error
    // React has not yet removed what stood here.
    this.shown ??= document.querySelector(`[data-part=${JSON.stringify(name)}]`)?.innerHTML
    if (this.shown === undefined && isMain) throw error
    return <div className="served-part" data-part={name} dangerouslySetInnerHTML={{ __html: this.shown ?? '' }} />
  }
}
