import { useEffect, useSyncExternalStore } from 'react'
import { preferences } from '#web/lib/preferences.ts'
import { useIsHydrated } from '#web/lib/use-is-hydrated.ts'
import { voiceFor } from '#web/lib/voice.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { ToggleButton } from '#web/ui/toggle-button/ToggleButton.tsx'
import styles from './SayAloud.module.css'

const lang = 'en-AU'

/** Speaks a sentence by the device's voice. */
function say(sentence: string): void {
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = lang
  utterance.voice = voiceFor(lang, speechSynthesis.getVoices()) ?? null
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** Speaks the sentence of the picture board after a press, or after each choice if the visitor wishes. Nothing without a voice. */
export function SayAloud({ sentence }: { readonly sentence: string | null }) {
  const canSpeak = useIsHydrated() && 'speechSynthesis' in globalThis
  const isAlways = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get('sayAloud') === 'on',
    () => false,
  )
  useEffect(() => {
    if (canSpeak && sentence && preferences.get('sayAloud') === 'on') say(sentence)
  }, [canSpeak, sentence])
  if (!canSpeak) return null
  return (
    <div className={styles['ways']}>
      {sentence && (
        <Button kind="secondary" onPress={() => say(sentence)}>
          Say it aloud
        </Button>
      )}
      <ToggleButton isSelected={isAlways} onChange={(isOn) => preferences.set('sayAloud', isOn ? 'on' : undefined)}>
        Say each choice
      </ToggleButton>
    </div>
  )
}
