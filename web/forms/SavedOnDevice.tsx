import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { passFocus } from '#web/focus/after-focus-loss.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { pageTitleId } from '#web/lib/page-title.ts'
import { subscribeToDevice } from '#web/lib/stored.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { forgetCopy, maxCopies, ownCopy, subscribeToCopies } from './device-copy.ts'
import type { CopyKind } from './saved-pages.ts'
import styles from './SavedOnDevice.module.css'
import { showSaved } from './show-saved.ts'

interface SavedOfferProps {
  readonly kind: CopyKind
  /** Of the form. */
  readonly path: string
  readonly words: string
  /** The title of a copy without a name. */
  readonly unnamed: string
  readonly restoreLabel: string
  readonly forgetLabel: string
  /** Runs when the visitor chooses a copy, with its key. */
  readonly onRestore: (key: string) => void
}

/** The row of a button, and the key of its copy. */
function rowOf({ target }: PressEvent) {
  const row = target.closest<HTMLElement>('li')
  return { list: row?.parentElement, key: row?.dataset['copy'] }
}

/** The button that was pressed is about to disappear. */
const focusTitle = () => passFocus(() => document.getElementById(pageTitleId)?.focus())

/** Deletes the copy of a row, and moves the focus to the next copy. */
function forget(event: PressEvent): void {
  const { key, list } = rowOf(event)
  if (!key) return
  forgetCopy(key)
  const next = list?.querySelector<HTMLElement>('li:not([hidden]) button')
  if (next) passFocus(() => next.focus())
  else focusTitle()
}

/**
 * Offers what is saved on this device: a row for each copy, with its name. The rows are part of the served form, all that there can be,
 * and `showSaved` fills in and shows those that have a copy.
 */
export const SavedOffer = (props: SavedOfferProps) => (
  <OptionalPart>
    <Offer {...props} />
  </OptionalPart>
)

function Offer({ kind, path, words, unnamed, restoreLabel, forgetLabel, onRestore }: SavedOfferProps) {
  useLayoutEffect(() => {
    showSaved()
    return subscribeToDevice(showSaved)
  }, [])
  const restore = (event: PressEvent) => {
    const { key } = rowOf(event)
    if (key) onRestore(key)
    focusTitle()
  }
  return (
    <div
      className={styles['offer']}
      data-needs-scripts=""
      data-copies={`${kind} ${path}`}
      role="group"
      aria-label={words}
      hidden
      suppressHydrationWarning
    >
      <p>{words}</p>
      <ul role="list" className={styles['copies']}>
        {Array.from({ length: maxCopies[kind] }, (_, index) => {
          const id = `saved-${kind}-${index}`
          return (
            <li key={id} className={styles['copy']} hidden suppressHydrationWarning>
              <p id={id} suppressHydrationWarning>
                {unnamed}
              </p>
              <div className={styles['actions']}>
                <Button kind="secondary" id={`${id}-take`} aria-labelledby={`${id}-take ${id}`} onPress={restore}>
                  {restoreLabel}
                </Button>
                <Button kind="quiet" id={`${id}-forget`} aria-labelledby={`${id}-forget ${id}`} onPress={forget}>
                  {forgetLabel}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface SaveOnDeviceProps {
  readonly kind: CopyKind
  readonly path: string
  /** The token of the form. */
  readonly token: string
  readonly label: string
  readonly forgetLabel: string
  /** What is saved, for how long, and who can read it. */
  readonly words: string
  /** Returns what the visitor must know while the form is open, such as that nothing is saved. */
  readonly onSave: () => string | undefined
}

/** Saves answers or details on this device at a press. */
export const SaveOnDevice = (props: SaveOnDeviceProps) => (
  <OptionalPart>
    <Save {...props} />
  </OptionalPart>
)

function Save({ kind, path, token, label, forgetLabel, words, onSave }: SaveOnDeviceProps) {
  const actions = useRef<HTMLDivElement>(null)
  const [warning, setWarning] = useState<string>()
  const own = useSyncExternalStore(
    subscribeToCopies,
    () => ownCopy(kind, path, token),
    () => undefined,
  )
  return (
    <div className={styles['keep']}>
      <p id={`keep-${kind}`}>{words}</p>
      <div className={styles['actions']} ref={actions}>
        <Button kind="secondary" aria-describedby={`keep-${kind}`} onPress={() => setWarning(onSave())}>
          {label}
        </Button>
        {own !== undefined && (
          <Button
            kind="quiet"
            // The button disappears when the copy is deleted, so the focus moves to the first button.
            onPress={() => (actions.current?.querySelector('button')?.focus(), forgetCopy(own))}
          >
            {forgetLabel}
          </Button>
        )}
      </div>
      {/* Its toast has announced it. */}
      {warning !== undefined && <p className={styles['warning']}>{warning}</p>}
    </div>
  )
}
