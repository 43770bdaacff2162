import { useState, useSyncExternalStore } from 'react'
import { keptNotices } from '#schema/errors/kept-notices.ts'
import { keptListPath } from '#schema/kept-list.ts'
import { keptList } from '#web/lib/kept-list.ts'
import { notify } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { ButtonLink } from '#web/ui/button/ButtonLink.tsx'
import './keep-product.css'

/** The slugs of the list on this device; undefined on the server. */
export function useKeptProducts(): readonly string[] | undefined {
  const slugs = useSyncExternalStore<string | undefined>(keptList.subscribe, keptList.products, () => undefined)
  return slugs?.split(' ').filter(Boolean)
}

/** Keeps a product on this device, for the list to take to an appointment, or takes it off. Its label is its state. */
export function KeepProduct({ slug, name }: { readonly slug: string; readonly name: string }) {
  const isKept = useKeptProducts()?.includes(slug) === true
  const [problem, setProblem] = useState<string>()
  const press = () => {
    const refusal = isKept ? undefined : keptList.keep(slug)
    if (isKept) keptList.takeOff([slug])
    const notice = keptNotices[refusal ?? (isKept ? 'takenOff' : 'kept')](name)
    const text = notice.join(' ')
    notify({ type: refusal ? 'warning' : isKept ? 'info' : 'success', text, topic: 'kept', isInSight: true })
    setProblem(refusal && text)
  }
  return (
    <>
      <Button
        kind="secondary"
        icon={isKept ? 'check' : undefined}
        data-needs-scripts=""
        data-screen-only=""
        onPress={press}
      >
        <span>{isKept ? 'Kept: take off' : 'Keep'}</span> <span className="visually-hidden">{name}</span>
      </Button>
      {/* Its toast has announced it. */}
      {problem !== undefined && <p className="keep-problem">{problem}</p>}
    </>
  )
}

/** A link to the list, once a product is kept. */
export function YourListLink() {
  const count = useKeptProducts()?.length ?? 0
  return count > 0 && <ButtonLink kind="quiet" href={keptListPath}>{`Your list (${count})`}</ButtonLink>
}
