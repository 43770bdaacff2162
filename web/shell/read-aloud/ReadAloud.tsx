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
import { readerNotices } from '#schema/errors/reader-notices.ts'
import { preferences } from '#web/lib/preferences.ts'
import { useMeasuredHeight } from '#web/lib/use-measured-height.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { Toolbar } from '#web/ui/toolbar/Toolbar.tsx'
import { markSentence, markWord } from './marks.ts'
import sheet from './read-aloud.css?url'
import { createReader, type ReaderState } from './reader.ts'
import { selectionInMain } from './selection.ts'
import { sentencesOf, wordOf } from './sentences.ts'
import { useWayBack } from './use-way-back.ts'

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
const failures: Partial<Record<ReaderState['status'], string>> = {
  'no-voice': readerNotices.noVoice.join(' '),
  'fell-silent': readerNotices.fellSilent.join(' '),
}

/** The reader of the page, which ends with it, and its state. */
function useReader(player: RefObject<HTMLElement | null>, onNoVoice: () => void) {
  const location = useLocation()
  const path = useRef(location.pathname)
  const [state, setState] = useState<ReaderState>({ status: 'stopped', sentence: undefined })
  const [reader] = useState(() =>
    createReader({
      sentencesAt: (rate) => {
        const main = document.querySelector('main')
        return main ? sentencesOf(main, rate) : []
      },
      rate: Number(preferences.get('readAloudSpeed') ?? 1),
      onChange: (to) => {
        if (to.status === 'no-voice') onNoVoice()
        setState(to)
        markSentence(to.sentence, player.current)
      },
      onWord: (sentence, at, length) => markWord(wordOf(sentence, at, length)),
    }),
  )
  useLayoutEffect(() => {
    // A link within the page, filters and a form's next step change a part of the page; the rest is read on.
    if (path.current === location.pathname) return reader.followPage()
    path.current = location.pathname
    return reader.stop()
  }, [reader, location])
  useLayoutEffect(() => () => reader.stop(), [reader])
  return { state, reader }
}

/**
 * Reads the main area aloud by the device's own voice. It announces nothing by itself, so that it never speaks over a screen reader:
 * it speaks after a press only.
 */
export function ReadAloud({ id, isAsked, selected, onClose }: ReadAloudProps) {
  const player = useRef<HTMLElement>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const selectedSince = useRef<Range | null>(null)
  const { state, reader } = useReader(player, () => {
    // The other buttons are about to disappear.
    if (player.current?.contains(document.activeElement)) closeButton.current?.focus({ preventScroll: true })
  })
  const rate = useSyncExternalStore(preferences.subscribe, () => preferences.get('readAloudSpeed') ?? '1')
  const speed = speeds.indexOf(rate)
  const isReading = state.status === 'reading'
  const hasVoice = state.status !== 'no-voice'

  // Before the effect that begins to read. Another tab may change the speed too.
  useEffect(() => reader.setRate(Number(rate)), [reader, rate])
  useMeasuredHeight(player, '--player-height')
  useWayBack(player, state.sentence?.range)

  const opened = useEffectEvent(() => {
    if (isAsked) {
      playButton.current?.focus({ preventScroll: true })
      reader.play(selected)
    }
    // The device remembers that the player is open. Another page is read when the visitor presses Play.
    preferences.set('readAloud', 'on')
  })
  useEffect(() => {
    opened()
    return () => void preferences.set('readAloud', undefined)
  }, [])
  useDismiss({ panel: player, id, isOpen: true, onEscape: (isInside) => isInside && onClose() })

  const setSpeed = (to: number) => void (speeds[to] && preferences.set('readAloudSpeed', speeds[to]))

  return (
    <section className="read-aloud" id={id} ref={player} aria-label="Read aloud">
      <div className="container">
        <p role="status">{failures[state.status]}</p>
        <Toolbar label="Read aloud">
          {hasVoice && (
            <>
              <Button
                ref={playButton}
                onPressStart={() => (selectedSince.current = selectionInMain())}
                onPress={() => (isReading ? reader.pause() : reader.play(selectedSince.current))}
              >
                <Glyph shape={isReading ? 'pause' : 'play'} />
                <span key={String(isReading)}>{isReading ? 'Pause' : 'Play'}</span>
              </Button>
              <Button kind="secondary" onPress={reader.previous}>
                <Glyph shape="back" />
                Previous
              </Button>
              <Button kind="secondary" onPress={reader.next}>
                <Glyph shape="next" />
                Next
              </Button>
              <Button kind="secondary" onPress={reader.stop}>
                <Glyph shape="stop" />
                Stop
              </Button>
              <Button kind="secondary" onPress={reader.previousHeading}>
                <Glyph shape="headingBack" />
                Previous heading
              </Button>
              <Button kind="secondary" onPress={reader.nextHeading}>
                <Glyph shape="headingNext" />
                Next heading
              </Button>
              {/* At the end of the speeds they stay focusable, so that the focus is not lost. */}
              <Button kind="secondary" aria-disabled={speed === 0} onPress={() => setSpeed(speed - 1)}>
                <Glyph shape="slower" />
                Slower
              </Button>
              <Button kind="secondary" aria-disabled={speed === speeds.length - 1} onPress={() => setSpeed(speed + 1)}>
                <Glyph shape="faster" />
                Faster
              </Button>
            </>
          )}
          <Button ref={closeButton} kind="secondary" onPress={onClose}>
            <Glyph shape="close" />
            Close
          </Button>
        </Toolbar>
        {/* It changes after a press only. */}
        <p className="read-aloud-speed" role="status">
          {hasVoice && (rate === '1' ? 'Normal speed' : `${rate} times normal speed`)}
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
