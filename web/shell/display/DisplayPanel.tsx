import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { choose, preferences } from '#web/lib/preferences.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { useDismiss } from '#web/ui/disclosure/use-dismiss.ts'
import { IconButton } from '#web/ui/icon-button/IconButton.tsx'
import { Radio, RadioGroup } from '#web/ui/radio-group/RadioGroup.tsx'
import { Switch } from '#web/ui/switch/Switch.tsx'
import styles from './DisplayPanel.module.css'

export interface DisplayPanelProps {
  readonly id: string
  /** Also returns the focus. */
  readonly onClose: () => void
  /** Whether the site offers large targets. */
  readonly offersTargets: boolean
}

/** The value of the default: no preference is set. */
const usual = 'usual'

const spacing = [
  [usual, 'Standard'],
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
      [usual, 'Standard'],
      ['narrow', 'Short'],
      ['wide', 'Long'],
    ],
  },
  {
    name: 'contrast',
    label: 'Contrast',
    options: [
      [usual, 'Standard'],
      ['more', 'Higher'],
      ['low-glare', 'Dark mode (low glare)'],
    ],
  },
] as const

const settings = [
  { name: 'motion', on: 'reduce', label: 'Less movement', description: 'Turns off animation.' },
  {
    name: 'menus',
    on: 'press',
    label: 'Open menus only when I press',
    description: 'Menus won’t open when you hover.',
  },
  {
    name: 'targets',
    on: 'large',
    label: 'Bigger buttons and links',
    description:
      'For eye gaze, a head mouse, switches or unsteady hands. They’re further apart too, and menus open only when you press.',
  },
  {
    name: 'choicePictures',
    on: 'hide',
    label: 'No pictures beside choices',
    description: 'Words only, in forms and lists.',
  },
  {
    name: 'messages',
    on: 'keep',
    label: 'Keep messages on screen',
    description: 'Until you close them or go to another page.',
  },
] as const

/** The display preferences. Each choice applies at once, is stored on the device, and can be reset. */
export function DisplayPanel({ id, onClose, offersTargets }: DisplayPanelProps) {
  const ref = useRef<HTMLElement>(null)
  const [isReset, setReset] = useState(false)
  // A fraction of the height from before the panel is inserted, because the text size may have changed when it closes.
  const [scrollFraction] = useState(() => scrollY / document.documentElement.scrollHeight)

  // Opened by keyboard in the middle of a page, the panel scrolls into view; closing it restores the scroll position.
  useLayoutEffect(() => {
    const { href } = location
    scrollTo(0, 0)
    return () => {
      // After the panel is removed from the page.
      if (location.href === href)
        queueMicrotask(() => {
          scrollTo(0, scrollFraction * document.documentElement.scrollHeight)
          // The button has the focus, and scrolls with the page where the header does not stick.
          document.activeElement?.scrollIntoView({ block: 'nearest' })
        })
    }
  }, [scrollFraction])

  useDismiss({ panel: ref, id, isOpen: true, onEscape: (isInside) => isInside && onClose() })

  return (
    <section ref={ref} id={id} className={styles['panel']} aria-labelledby={`${id}-title`}>
      <div className={`container ${styles['inner']}`}>
        <div className={styles['head']}>
          <h2 className={styles['title']} id={`${id}-title`}>
            Display
          </h2>
          <p className={styles['lead']}>
            Make this site easier to read and use. This device remembers what you choose, unless your browser clears it.
          </p>
          <IconButton icon="close" label="Close display settings" onPress={onClose} />
        </div>
        <div className={styles['choices']}>
          <div className={styles['radios']}>
            {choices.map((choice) => (
              <Choice key={choice.name} {...choice} onChange={() => setReset(false)} />
            ))}
          </div>
          <div className={styles['switches']} role="group" aria-label="Movement, menus, buttons, pictures and messages">
            {settings
              .filter(({ name }) => offersTargets || name !== 'targets')
              .map((setting) => (
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
          <p role="status">{isReset && 'All settings are back to normal.'}</p>
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
        choose(name, chosen)
        onChange()
        // The content above may have become taller.
        document.activeElement?.scrollIntoView({ block: 'nearest' })
      }}
    >
      {options.map(([option, optionLabel]) => (
        <Radio key={option} value={option}>
          {optionLabel}
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
        choose(name, isSelected ? on : undefined)
        onChange()
      }}
    >
      {label}
    </Switch>
  )
}
