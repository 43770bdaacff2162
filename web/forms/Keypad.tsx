import { useState } from 'react'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { Button } from '#web/ui/button/Button.tsx'
import { Toolbar } from '#web/ui/toolbar/Toolbar.tsx'
import styles from './Keypad.module.css'

interface Props {
  /** The field that the keys type into. */
  readonly fieldId: string
}

/** Large number keys below a field, for people who point with a finger, a head mouse or their eyes. One Tab stop. */
export const Keypad = (props: Props) => (
  <OptionalPart>
    <Keys {...props} />
  </OptionalPart>
)

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

function Keys({ fieldId }: Props) {
  const [typed, setTyped] = useState('')
  const edit = (change: (field: HTMLInputElement) => void) => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLInputElement)) return
    change(field)
    // The form reads what is typed from its events.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setTyped(field.value)
  }
  return (
    <div className={styles['keypad']} data-needs-scripts="">
      <Toolbar label="Number keys">
        {digits.map((digit) => (
          <Button
            key={digit}
            kind="secondary"
            onPress={() => edit((field) => field.setRangeText(digit, field.value.length, field.value.length, 'end'))}
          >
            {digit}
          </Button>
        ))}
        <Button
          kind="secondary"
          onPress={() =>
            edit((field) => field.setRangeText('', Math.max(0, field.value.length - 1), field.value.length))
          }
        >
          Delete
        </Button>
      </Toolbar>
      <p role="status" className="visually-hidden">
        {/* With spaces, or 11 would be spoken as eleven. */}
        {typed.split('').join(' ')}
      </p>
    </div>
  )
}
