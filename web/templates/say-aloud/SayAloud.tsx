import { useEffect, useState, useSyncExternalStore } from 'react'
import { readerNotices } from '#schema/errors/reader-notices.ts'
import { preferences } from '#web/lib/preferences.ts'
import { createVoice, type Voice, type VoiceFailure } from '#web/speech/voice.ts'
import { wakeVoice } from '#web/speech/wake-voice.ts'
import { Icon } from '#web/ui/icon/Icon.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { ToggleButton } from '#web/ui/toggle-button/ToggleButton.tsx'
import styles from './SayAloud.module.css'

/** What the visitor can do when nothing is heard. */
const failures: Record<VoiceFailure, string> = {
  'no-voice': readerNotices.noVoice.join(' '),
  'fell-silent': readerNotices.notSaid.join(' '),
}

interface Failed {
  readonly sentence: string
  readonly failure: VoiceFailure
}

const say = (sentence: string, voice: Voice, onFail: (failed: Failed) => void) =>
  voice.speak({ text: sentence, lang: 'en-AU', onFail: (failure) => onFail({ sentence, failure }) })

/** The page of the choice that was pressed in this document. A page that opens in any other way says nothing. Browser only. */
let pressed: string | undefined

function rememberChoice({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('main a') : null
  pressed = link instanceof HTMLAnchorElement ? link.pathname : undefined
  // The page that opens then speaks.
  if (pressed) wakeVoice()
}

/** The words of a button, of which a phone shows the first, so that both buttons are in one row. */
const short = (first: string, rest: string) => (
  <>
    {first} <span className={styles['rest']}>{rest}</span>
  </>
)

/** Speaks the sentence of the picture board after a press, or after each choice if the visitor wishes. Hidden without a voice. */
export function SayAloud({ sentence }: { readonly sentence: string | null }) {
  const isAlways = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get('sayAloud') === 'on',
    () => false,
  )
  const [voice] = useState(createVoice)
  const [failed, setFailed] = useState<Failed>()

  useEffect(() => {
    const isPressed = pressed === location.pathname
    pressed = undefined
    if (sentence && isPressed && 'speechSynthesis' in globalThis && preferences.get('sayAloud') === 'on')
      say(sentence, voice, setFailed)
    // Some browsers go on speaking in the next document.
    addEventListener('pagehide', voice.silence)
    return () => {
      removeEventListener('pagehide', voice.silence)
      voice.silence()
    }
  }, [sentence, voice])
  useEffect(() => {
    if (!isAlways) return undefined
    addEventListener('click', rememberChoice, true)
    return () => removeEventListener('click', rememberChoice, true)
  }, [isAlways])

  return (
    <div className={styles['ways']} data-needs-scripts="" data-needs-speech="">
      {sentence && (
        <Button
          kind="secondary"
          icon="listen"
          onPress={() => {
            setFailed(undefined)
            say(sentence, voice, setFailed)
          }}
        >
          {short('Say it', 'aloud')}
        </Button>
      )}
      <ToggleButton
        isSelected={isAlways}
        onChange={(isOn) => {
          preferences.set('sayAloud', isOn ? 'on' : undefined)
          if (!isOn) voice.silence()
        }}
      >
        <Icon name="listen" />
        <span>{short('Say each', 'picture aloud')}</span>
      </ToggleButton>
      <p role="status">{failed?.sentence === sentence && failed && failures[failed.failure]}</p>
    </div>
  )
}
