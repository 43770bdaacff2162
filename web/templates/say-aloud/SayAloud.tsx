import { useEffect, useSyncExternalStore } from 'react'
import { preferences } from '#web/lib/preferences.ts'
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

/** Speaks the sentence of the picture board after a press, or after each choice if the visitor wishes. Hidden without a voice. */
export function SayAloud({ sentence }: { readonly sentence: string | null }) {
  const isAlways = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get('sayAloud') === 'on',
    () => false,
  )
  useEffect(() => {
    if ('speechSynthesis' in globalThis && sentence && preferences.get('sayAloud') === 'on') say(sentence)
  }, [sentence])
  return (
    <div className={styles['ways']} data-needs-scripts="" data-needs-speech="">
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
