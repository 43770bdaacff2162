import { useLayoutEffect, useRef } from 'react'
import { pageTitleId } from '#web/lib/page-title.ts'
import { InlineScript } from '#web/lib/InlineScript.tsx'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { copyOf, type CopyKind } from './saved-pages.ts'
import styles from './SavedOnDevice.module.css'
import { showSaved } from './show-saved.ts'

/** All that one does here comes with the first press. */
const deviceCopy = async () => (await import('./device-copy.ts')).deviceCopyWith({ copyOf, showSaved })

type DeviceCopy = Awaited<ReturnType<typeof deviceCopy>>

/** Should it not come, nothing was kept and nothing is lost: the press may be made again. */
const press = (act: (late: DeviceCopy) => void) => void deviceCopy().then(act, () => undefined)

interface SavedOfferProps {
  readonly kind: CopyKind
  /** The form's address. */
  readonly path: string
  readonly words: string
  readonly takeLabel: string
  readonly forgetLabel: string
  /** What was kept is taken: the offer is over. */
  readonly onTake: (late: DeviceCopy) => void
}

/** The offer goes away under the press. */
const focusTitle = () => document.getElementById(pageTitleId)?.focus()

/** What an earlier visit left on this device. It is served with the form, and a style sheet shows it where there is something. */
export function SavedOffer({ kind, path, words, takeLabel, forgetLabel, onTake }: SavedOfferProps) {
  useLayoutEffect(showSaved, [path])
  const isHydrated = useIsHydrated()
  return (
    <>
      {!isHydrated && <InlineScript run={showSaved} />}
      <div className={styles['offer']} data-kind={kind} role="group" aria-label={words}>
        <p>{words}</p>
        <div className={styles['actions']}>
          <Button kind="secondary" onPress={() => press((late) => (onTake(late), focusTitle()))}>
            {takeLabel}
          </Button>
          <Button kind="quiet" onPress={() => press(({ forget }) => (forget(path), focusTitle()))}>
            {forgetLabel}
          </Button>
        </div>
      </div>
    </>
  )
}

interface KeepOnDeviceProps {
  readonly kind: CopyKind
  readonly path: string
  readonly label: string
  readonly forgetLabel: string
  /** What is saved, for how long, and who can read it. */
  readonly words: string
  readonly onKeep: (late: DeviceCopy) => void
}

/** Keeps something on this device, once a person asks for it. */
export function KeepOnDevice({ kind, path, label, forgetLabel, words, onKeep }: KeepOnDeviceProps) {
  const actions = useRef<HTMLDivElement>(null)
  return (
    <div className={styles['keep']} data-kind={kind}>
      <p id={`keep-${kind}`}>{words}</p>
      <div className={styles['actions']} ref={actions}>
        <Button kind="secondary" aria-describedby={`keep-${kind}`} onPress={() => press(onKeep)}>
          {label}
        </Button>
        <span className={styles['forget']}>
          <Button
            kind="quiet"
            // The button goes away under the press.
            onPress={() => press(({ forget }) => (forget(path), actions.current?.querySelector('button')?.focus()))}
          >
            {forgetLabel}
          </Button>
        </span>
      </div>
    </div>
  )
}
