import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { type PreferenceName, type Preferences, preferences } from '#web/lib/preferences.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { Switch } from '#web/ui/switch/Switch.tsx'
import { IconButton } from '#web/ui/tooltip/IconButton.tsx'
import styles from './DisplayPanel.module.css'

export interface DisplayPanelProps {
  readonly id: string
  /** Gives the focus back as well. */
  readonly onClose: () => void
}

const spacing = [
  { value: 'wide', label: 'Wide' },
  { value: 'wider', label: 'Wider' },
] as const

/** How a person wants to read: every choice acts at once, is kept on the device, and can be taken back. */
export function DisplayPanel({ id, onClose }: DisplayPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const [isReset, setReset] = useState(false)
  // Read before the panel is in the page, and as a part of it, because its text may have another size when the panel goes.
  const [place] = useState(() => scrollY / document.documentElement.scrollHeight)

  // Opened from the middle of a page, by keyboard, it comes into view, and the place in the page comes back when it closes.
  useLayoutEffect(() => {
    const { href } = location
    scrollTo(0, 0)
    return () => {
      // When the panel has gone from the page.
      if (location.href === href) queueMicrotask(() => scrollTo(0, place * document.documentElement.scrollHeight))
    }
  }, [place])

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const { activeElement } = document
      if (key !== 'Escape') return
      if (ref.current?.contains(activeElement) || activeElement?.getAttribute('aria-controls') === id) onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [id, onClose])

  return (
    <section ref={ref} id={id} className={styles['panel']} aria-labelledby={`${id}-title`}>
      <div className={`container ${styles['inner']}`}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={`${id}-title`}>
            Display
          </h2>
          <p className={styles['lead']}>
            Make this site easier to read and use. This device remembers what you choose.
          </p>
          <IconButton icon="close" label="Close display settings" onPress={onClose} />
        </div>
        {/* A form control that changes says nothing of Reset any more. */}
        <div className={styles['choices']} onChange={() => setReset(false)}>
          <div className={styles['radios']}>
            <Choice
              name="textSize"
              legend="Text size"
              usual="100%"
              options={[
                { value: '125', label: '125%' },
                { value: '150', label: '150%' },
                { value: '200', label: '200%' },
              ]}
            />
            <Choice name="lineSpacing" legend="Space between lines" options={spacing} />
            <Choice name="letterSpacing" legend="Space between letters" options={spacing} />
            <Choice
              name="contentWidth"
              legend="Length of lines"
              options={[
                { value: 'narrow', label: 'Short' },
                { value: 'wide', label: 'Long' },
              ]}
            />
          </div>
          <Switches />
        </div>
        <div className={styles['end']}>
          <Button
            kind="secondary"
            onPress={() => {
              preferences.reset()
              setReset(true)
            }}
          >
            Reset everything
          </Button>
          <Button kind="quiet" onPress={onClose}>
            Close
          </Button>
          <p role="status">{isReset && 'Everything is as usual again.'}</p>
        </div>
      </div>
    </section>
  )
}

interface ChoiceProps<Name extends PreferenceName> {
  readonly name: Name
  readonly legend: string
  /** The word for the site as it comes. */
  readonly usual?: string
  readonly options: readonly { readonly value: Preferences[Name]; readonly label: string }[]
}

function Choice<Name extends PreferenceName>({ name, legend, usual = 'Usual', options }: ChoiceProps<Name>) {
  const value = useSyncExternalStore(preferences.subscribe, () => preferences.get(name))
  return (
    <RadioGroup
      name={`display-${name}`}
      label={legend}
      value={value ?? 'usual'}
      orientation="horizontal"
      onChange={(chosen) => {
        preferences.set(name, options.find((option) => option.value === chosen)?.value)
        // What stands above may have grown.
        document.activeElement?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {[{ value: 'usual', label: usual }, ...options].map((option) => (
        <Radio key={option.value} value={option.value ?? ''}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  )
}

/** A preference that is on or off, as a checkbox. */
const option = <Name extends PreferenceName>(name: Name, on: Preferences[Name], label: string, hint: string) => ({
  value: name,
  label,
  hint,
  isOn: () => preferences.get(name) === on,
  set: (isOn: boolean) => preferences.set(name, isOn ? on : undefined),
})

const switches = [
  option('contrast', 'more', 'Higher contrast', 'Darker words, lines and edges.'),
  option('motion', 'reduce', 'Less movement', 'Nothing slides or folds.'),
  option('menus', 'press', 'Open menus only when I press', 'Not when the pointer rests on them.'),
  option('messages', 'keep', 'Keep messages on screen', 'Until you close them or go to another page.'),
]

function Switches() {
  const on = useSyncExternalStore(preferences.subscribe, () =>
    switches.flatMap((one) => (one.isOn() ? one.value : [])).join(' '),
  )
  return (
    <div role="group" aria-label="Contrast, movement, menus and messages">
      {switches.map(({ value, label, hint, set }) => (
        <Switch key={value} isSelected={on.split(' ').includes(value)} onChange={set} description={hint}>
          {label}
        </Switch>
      ))}
    </div>
  )
}
