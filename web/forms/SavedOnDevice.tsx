import { useLayoutEffect, useRef } from 'react'
import { passFocus } from '#web/lib/after-focus-loss.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { forgetOnDevice } from './device-copy.ts'
import type { CopyKind } from './saved-pages.ts'
import styles from './SavedOnDevice.module.css'
import { showSaved } from './show-saved.ts'

interface SavedOfferProps {
  readonly kind: CopyKind
  readonly path: string
  readonly words: string
  readonly restoreLabel: string
  readonly forgetLabel: string
  /** Runs when the visitor accepts the offer. */
  readonly onRestore: () => void
}

/** The button that was pressed is about to disappear. */
const focusTitle = () => passFocus(() => document.getElementById(pageTitleId)?.focus())

/** Offers what an earlier visit saved on this device. It is part of the served form, and CSS shows it only if there is a copy. */
export function SavedOffer({ kind, path, words, restoreLabel, forgetLabel, onRestore }: SavedOfferProps) {
  useLayoutEffect(showSaved, [path])
  return (
    <div className={styles['offer']} data-kind={kind} role="group" aria-label={words}>
      <p>{words}</p>
      <div className={styles['actions']}>
        <Button kind="secondary" onPress={() => (onRestore(), focusTitle())}>
          {restoreLabel}
        </Button>
        <Button kind="quiet" onPress={() => (forgetOnDevice(path), focusTitle())}>
          {forgetLabel}
        </Button>
      </div>
    </div>
  )
}

interface SaveOnDeviceProps {
  readonly kind: CopyKind
  readonly path: string
  readonly label: string
  readonly forgetLabel: string
  /** What is saved, for how long, and who can read it. */
  readonly words: string
  readonly onSave: () => void
}

/** Saves answers or details on this device at a press. */
export function SaveOnDevice({ kind, path, label, forgetLabel, words, onSave }: SaveOnDeviceProps) {
  const actions = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['keep']} data-kind={kind}>
      <p id={`keep-${kind}`}>{words}</p>
      <div className={styles['actions']} ref={actions}>
        <Button kind="secondary" aria-describedby={`keep-${kind}`} onPress={onSave}>
          {label}
        </Button>
        <span className={styles['forget']}>
          <Button
            kind="quiet"
            // The button disappears when the copy is deleted, so the focus moves to the first button.
            onPress={() => (forgetOnDevice(path), actions.current?.querySelector('button')?.focus())}
          >
            {forgetLabel}
          </Button>
        </span>
      </div>
    </div>
  )
}
