import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { preferences } from '#web/lib/preferences.ts'
import { readerNotices } from '#schema/errors/reader-notices.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { Toolbar } from '#web/ui/toolbar/Toolbar.tsx'
import { markSentence, markWord } from './marks.ts'
import { selectionInMain } from './selection.ts'
import { createReader, type Reader, type ReaderState, type Status } from './reader.ts'
import sheet from './read-aloud.css?url'
import { type Sentence, sentencesOf, wordOf } from './sentences.ts'

/** The address of its style sheet. */
export { sheet }

export interface ReadAloudProps {
  readonly id: string
  /** Whether a press has just opened it: it then begins to read. Otherwise it is open because it was before. */
  readonly isAsked: boolean
  /** What was selected before that press. */
  readonly selected: Range | null
  /** Also returns the focus. */
  readonly onClose: () => void
}

/** Of the usual speed. */
const speeds = ['0.5', '0.75', '1', '1.25', '1.5', '2'] as const

/** What the visitor can do when no voice is heard. */
const failures: Partial<Record<Status, string>> = {
  'no-voice': readerNotices.noVoice.join(' '),
  'fell-silent': readerNotices.fellSilent.join(' '),
}

/** The index of the first sentence that ends after the start of the selected text; 0 without one. */
const startOf = (sentences: readonly Sentence[], selected: Range) =>
  Math.max(
    0,
    sentences.findIndex(({ range }) => range.compareBoundaryPoints(Range.START_TO_END, selected) > 0),
  )

/** The reader of the page as it is when reading begins, and of the next page after a link. */
function useReader(player: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const page = useRef<{ readonly reader: Reader; readonly sentences: readonly Sentence[]; readonly of: string } | null>(
    null,
  )
  const [state, setState] = useState<ReaderState>({ status: 'stopped', at: 0 })

  const open = () => {
    const main = document.querySelector('main')
    const sentences = main ? sentencesOf(main) : []
    const reader = createReader({
      speech: speechSynthesis,
      sentences,
      rate: Number(preferences.get('readAloudSpeed') ?? 1),
      onChange: (to) => {
        setState(to)
        markSentence(to.status === 'stopped' ? null : (sentences[to.at]?.range ?? null), player.current)
        // Before it is read again, the page may have changed.
        if (to.status === 'stopped') page.current = null
      },
      onWord: (sentence, at, length) => markWord(wordOf(sentence, at, length)),
    })
    return (page.current = { reader, sentences, of: key })
  }
  const leave = useEffectEvent((of?: string) => {
    if (!page.current || page.current.of === of) return
    page.current.reader.leave()
    page.current = null
    markSentence(null, null)
    setState({ status: 'stopped', at: 0 })
  })
  useLayoutEffect(() => leave(key), [key])
  useEffect(() => () => leave(), [])

  return {
    state,
    /** The reader, if reading has begun. */
    begun: () => page.current?.reader,
    reader: () => (page.current ?? open()).reader,
    /** Reads from the selected text, else from where it was. */
    play: (selected: Range | null) => {
      const { reader, sentences } = page.current ?? open()
      reader.play(selected ? startOf(sentences, selected) : undefined)
    },
  }
}

/**
 * Reads the main area aloud by the device's own voice. It announces nothing by itself, so that it never speaks over a screen reader:
 * it speaks after a press only.
 */
export function ReadAloud({ id, isAsked, selected, onClose }: ReadAloudProps) {
  const player = useRef<HTMLElement>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const selectedSince = useRef<Range | null>(null)
  const { state, begun, reader, play } = useReader(player)
  const rate = useSyncExternalStore(preferences.subscribe, () => preferences.get('readAloudSpeed') ?? '1')
  const speed = speeds.indexOf(rate)
  const isReading = state.status === 'reading'

  const changeSpeed = useEffectEvent((to: string) => begun()?.setRate(Number(to)))
  // Before the effect that begins to read. Another tab may change the speed too.
  useEffect(() => changeSpeed(rate), [rate])

  const opened = useEffectEvent(() => {
    // The device remembers that the player is open. Another page is read when the visitor presses Play.
    preferences.set('readAloud', 'on')
    if (!isAsked) return
    playButton.current?.focus({ preventScroll: true })
    play(selected)
  })
  useEffect(() => {
    opened()
    return () => void preferences.set('readAloud', undefined)
  }, [])
  useDismiss({ panel: player, id, isOpen: true, onEscape: (isInside) => isInside && onClose() })

  const setSpeed = (to: number) => void preferences.set('readAloudSpeed', speeds[to])

  return (
    <section className="read-aloud" id={id} ref={player} aria-label="Read aloud">
      <div className="container">
        <p role="status">{failures[state.status]}</p>
        <Toolbar label="Read aloud">
          <Button
            ref={playButton}
            onPressStart={() => (selectedSince.current = selectionInMain())}
            onPress={() => (isReading ? begun()?.pause() : play(selectedSince.current))}
          >
            <Glyph shape={isReading ? 'pause' : 'play'} />
            <span key={String(isReading)}>{isReading ? 'Pause' : 'Play'}</span>
          </Button>
          <Button kind="secondary" onPress={() => reader().previous()}>
            <Glyph shape="back" />
            Back
          </Button>
          <Button kind="secondary" onPress={() => reader().next()}>
            <Glyph shape="next" />
            Next
          </Button>
          <Button kind="secondary" onPress={() => begun()?.stop()}>
            <Glyph shape="stop" />
            Stop
          </Button>
          <Button kind="secondary" onPress={() => reader().previousHeading()}>
            <Glyph shape="headingBack" />
            Heading back
          </Button>
          <Button kind="secondary" onPress={() => reader().nextHeading()}>
            <Glyph shape="headingNext" />
            Next heading
          </Button>
          <Button kind="secondary" isDisabled={speed === 0} onPress={() => setSpeed(speed - 1)}>
            <Glyph shape="slower" />
            Slower
          </Button>
          <Button kind="secondary" isDisabled={speed === speeds.length - 1} onPress={() => setSpeed(speed + 1)}>
            <Glyph shape="faster" />
            Faster
          </Button>
          <Button kind="secondary" onPress={onClose}>
            <Glyph shape="close" />
            Close
          </Button>
        </Toolbar>
        {/* It changes after a press only. */}
        <p className="read-aloud-speed" role="status">
          {rate === '1' ? 'Usual speed' : `${rate} times the usual speed`}
        </p>
      </div>
    </section>
  )
}

/** On the grid of the site's icons. Here, because every page loads those. */
const symbols = {
  play: 'M7 4.5v15l12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  stop: 'M6 6h12v12H6Z',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  headingBack: 'M11 5l-7 7 7 7M20 5v14M14 12h6',
  headingNext: 'M13 5l7 7-7 7M4 5v14M4 12h6',
  slower: 'M5 12h14',
  faster: 'M5 12h14M12 5v14',
  close: 'M6 6l12 12M18 6L6 18',
} as const

function Glyph({ shape }: { readonly shape: keyof typeof symbols }) {
  return (
    <svg className="read-aloud-symbol" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={symbols[shape]} />
    </svg>
  )
}
