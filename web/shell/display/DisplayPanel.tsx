import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { preferences } from '#web/lib/preferences.ts'
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

/** No choice: the site as it comes. */
const usual = 'usual'

const spacing = [
  [usual, 'Usual'],
  ['wide', 'Wide'],
  ['wider', 'Wider'],
] as const

const choices = [
  {
    name: 'textSize',
    label: 'Text size',
    options: [
      [usual, '100%'],
      ['125', '125%'],
      ['150', '150%'],
      ['200', '200%'],
    ],
  },
  { name: 'lineSpacing', label: 'Space between lines', options: spacing },
  { name: 'letterSpacing', label: 'Space between letters', options: spacing },
  {
    name: 'contentWidth',
    label: 'Line length',
    options: [
      [usual, 'Usual'],
      ['narrow', 'Short'],
      ['wide', 'Long'],
    ],
  },
] as const

const settings = [
  { name: 'contrast', on: 'more', label: 'Higher contrast', description: 'Darker words, lines and edges.' },
  { name: 'motion', on: 'reduce', label: 'Less movement', description: 'Nothing slides or folds.' },
  {
    name: 'menus',
    on: 'press',
    label: 'Open menus only when I press',
    description: 'Not when the pointer rests on them.',
  },
  {
    name: 'messages',
    on: 'keep',
    label: 'Keep messages on screen',
    description: 'Until you close them or go to another page.',
  },
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
    // On the window, before a tooltip's own Escape. From inside the panel one press closes both; from its button a tooltip under
    // the pointer goes alone.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const { activeElement } = document
      if (key !== 'Escape') return
      const isOnButton = activeElement?.getAttribute('aria-controls') === id
      if (ref.current?.contains(activeElement) || (isOnButton && !document.querySelector('[role=tooltip]'))) onClose()
    }
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
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
        <div className={styles['choices']}>
          <div className={styles['radios']}>
            {choices.map((choice) => (
              <Choice key={choice.name} {...choice} onChange={() => setReset(false)} />
            ))}
          </div>
          <div className={styles['switches']} role="group" aria-label="Contrast, movement, menus and messages">
            {settings.map((setting) => (
              <Setting key={setting.name} {...setting} onChange={() => setReset(false)} />
            ))}
          </div>
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
          <p role="status">{isReset && 'All settings are back to usual.'}</p>
        </div>
      </div>
    </section>
  )
}

interface OnChange {
  readonly onChange: () => void
}

function Choice({ name, label, options, onChange }: (typeof choices)[number] & OnChange) {
  const value = useSyncExternalStore(preferences.subscribe, () => preferences.get(name))
  return (
    <RadioGroup
      label={label}
      orientation="horizontal"
      value={value ?? usual}
      onChange={(chosen) => {
        preferences.set(name, chosen)
        onChange()
        // The parts above may have grown.
        document.activeElement?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {options.map(([option, words]) => (
        <Radio key={option} value={option}>
          {words}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function Setting({ name, on, label, description, onChange }: (typeof settings)[number] & OnChange) {
  const isOn = useSyncExternalStore(preferences.subscribe, () => preferences.get(name) === on)
  return (
    <Switch
      isSelected={isOn}
      description={description}
      onChange={(isSelected) => {
        preferences.set(name, isSelected ? on : undefined)
        onChange()
      }}
    >
      {label}
    </Switch>
  )
}
