import { useEffect, useRef, useState } from 'react'
import { copyNotices } from '#schema/errors/copy-notices.ts'
import { OptionalPart } from '#web/loading/OptionalPart.tsx'
import { notify } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { TextField } from '#web/ui/text-field/TextField.tsx'
import styles from './CopyLink.module.css'

interface Props {
  readonly path: string
  readonly label: string
}

/** Copies the page's address. If the browser denies clipboard access, it shows the address, selected. Needs scripts. */
export const CopyLink = (props: Props) => (
  <OptionalPart>
    <Copy {...props} />
  </OptionalPart>
)

function Copy({ path, label }: Props) {
  const [address, setAddress] = useState<{ readonly href: string }>()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!address) return
    field.current?.focus()
    field.current?.select()
  }, [address])

  const copy = async () => {
    const { href } = new URL(path, location.href)
    try {
      await navigator.clipboard.writeText(href)
      setAddress(undefined)
      setCopied(true)
      notify({ type: 'success', text: copyNotices.copied.join(' ') })
    } catch {
      setCopied(false)
      setAddress({ href })
    }
  }
  return (
    <div className={styles['copyLink']} data-needs-scripts="" data-screen-only="">
      <Button kind="secondary" icon="link" onPress={copy}>
        {label}
      </Button>
      {/* The toast is soon gone. It has announced this. */}
      {isCopied && <p>The link is copied. Paste it where you need it.</p>}
      {address && (
        <TextField
          key={address.href}
          inputRef={field}
          label="Your browser didn’t let us copy the link. Copy it from here:"
          defaultValue={address.href}
          isReadOnly
          autoComplete="off"
        />
      )}
    </div>
  )
}
