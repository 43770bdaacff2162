import { Component, type ReactNode } from 'react'
import { shellNotices } from '#schema/errors/shell-notices.ts'
import { logToConsole } from '#web/lib/log-to-console.ts'
import { notify } from '#web/lib/toast-queue.ts'

interface Props {
  readonly children: ReactNode
  /** Runs after the part has been removed. */
  readonly onFail?: () => void
}

/**
 * The boundary of a part that the page can do without. When the part throws, it is removed and a message says so; otherwise React would
 * replace the page, with all that was typed, by the error page.
 */
export class OptionalPart extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    logToConsole('A part of the page failed and was removed', error)
    notify({ type: 'error', text: shellNotices.part.join(' ') })
    this.props.onFail?.()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
