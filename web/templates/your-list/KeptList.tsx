import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { PressEvent } from 'react-aria-components/Button'
import { useFetcher, useNavigate } from 'react-router'
import { keptNotices } from '#schema/errors/kept-notices.ts'
import { keptForDays, keptListPath, maxQuestion } from '#schema/kept-list.ts'
import { type PageFileFormat, pageFileHref } from '#schema/page-files.ts'
import { passFocus } from '#web/focus/after-focus-loss.ts'
import { startForm } from '#web/forms/saved-pages.ts'
import type { KeptProduct_ProductFragment } from '#web/graphql/generated.ts'
import { keptList } from '#web/lib/kept-list.ts'
import { pageTitleId } from '#web/lib/page-title.ts'
import { ContentLink } from '#web/lib/site-link/ContentLink.tsx'
import { notify } from '#web/lib/toast-queue.ts'
import { Button } from '#web/ui/button/Button.tsx'
import { HiddenField } from '#web/ui/field/HiddenField.tsx'
import { TextArea } from '#web/ui/text-field/TextArea.tsx'
import { keptFacts } from './kept-facts.ts'
import styles from './your-list.module.css'

export interface LoadedList {
  /** The products that were requested. */
  readonly slugs: readonly string[]
  /** Those that exist; null if they could not be loaded. */
  readonly products: readonly KeptProduct_ProductFragment[] | null
}

const enquiry = '/contact-us/general-enquiry'
const focusTitle = () => document.getElementById(pageTitleId)?.focus()

const formats: readonly (readonly [PageFileFormat, string])[] = [
  ['pdf', 'PDF'],
  ['large-print', 'Large print (PDF)'],
  ['word', 'Word'],
]

/** Loads the products. Those that are no longer in the database are taken off the list. */
function useProducts(slugs: readonly string[]) {
  const { load, data } = useFetcher<LoadedList>()
  const [gone, setGone] = useState(0)
  const wanted = slugs.join(' ')
  const request = () =>
    load(`${keptListPath}?${new URLSearchParams(slugs.map((slug) => ['product', slug])).toString()}`)
  const loaded = data?.products
  const isMissing = slugs.some((slug) => !data?.slugs.includes(slug))
  useEffect(() => {
    if (isMissing) void request()
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each list: a failure waits for a press.
  }, [wanted])
  useEffect(() => {
    const found = data?.products?.map(({ slug }) => slug)
    const unknown = found ? data?.slugs.filter((slug) => !found.includes(slug)) : undefined
    if (!unknown?.length) return
    setGone((before) => before + unknown.length)
    keptList.takeOff(unknown)
  }, [data])
  const products = slugs.flatMap((slug) => loaded?.find((one) => one.slug === slug) ?? [])
  return { products, gone, hasFailed: data?.products === null, request }
}

/** The list with its products: at least one. */
export function KeptList({ slugs }: { readonly slugs: readonly string[] }) {
  const { products, gone, hasFailed, request } = useProducts(slugs)
  return (
    <div className={styles['list']} data-alone-on-paper="">
      <div role="status" className={styles['status']}>
        {products.length === 0 && !hasFailed && <p>Getting your list…</p>}
        {gone > 0 && (
          <p className={styles['note']}>
            {gone === 1
              ? 'One product is no longer in our product database, so it’s off your list.'
              : `${gone} products are no longer in our product database, so they’re off your list.`}
          </p>
        )}
        {hasFailed && <p className={styles['note']}>We couldn’t get your list just now. It’s still on this device.</p>}
      </div>
      {hasFailed && (
        <p data-screen-only="">
          <Button kind="secondary" onPress={() => void request()}>
            Try again
          </Button>
        </p>
      )}
      {products.length > 0 && <Products products={products} />}
      <Take products={products} />
      <DeleteList />
    </div>
  )
}

/** Takes a product off, and moves the focus to the next one. */
function takeOff(event: PressEvent, { slug, name }: KeptProduct_ProductFragment): void {
  const row = event.target.closest('li')
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button')
  passFocus(() => (next?.isConnected ? next.focus() : focusTitle()))
  keptList.takeOff([slug])
  notify({ type: 'info', text: keptNotices.takenOff(name).join(' '), topic: 'kept', isInSight: true })
}

function Products({ products }: { readonly products: readonly KeptProduct_ProductFragment[] }) {
  return (
    <section aria-labelledby="kept-products">
      <h2 id="kept-products" className={styles['heading']} data-screen-only="">
        {products.length === 1 ? '1 product' : `${products.length} products`}
      </h2>
      <p data-screen-only="">
        <a href="#kept-question">Add your question, print or take it with you</a>
      </p>
      <ul role="list" className={styles['products']}>
        {products.map((product) => (
          <li key={product.id} className={styles['product']}>
            <h3>
              <ContentLink href={`/resources/product-database/${product.slug}`}>{product.name}</ContentLink>
            </h3>
            <dl className={styles['facts']}>
              {keptFacts(product).map(({ label, items }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  {items.map(({ text, phone }) => (
                    <dd key={text}>
                      {text}
                      {phone && (
                        <>
                          {', '}
                          <ContentLink href={phone.href}>{phone.display}</ContentLink>
                        </>
                      )}
                    </dd>
                  ))}
                </div>
              ))}
            </dl>
            <div data-screen-only="">
              <Button kind="quiet" icon="close" onPress={(event) => takeOff(event, product)}>
                Take off <span className="visually-hidden">{product.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The question, and the ways to take the list along. The form's answer is a file, so the page stays. */
function Take({ products }: { readonly products: readonly KeptProduct_ProductFragment[] }) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const question = useSyncExternalStore(keptList.subscribe, keptList.question, () => '')
  const [problem, setProblem] = useState<string>()
  const ask = (text: string) => {
    const isTooLong = text.length > maxQuestion
    const isStored = keptList.ask(text)
    setProblem(
      isTooLong
        ? `Use ${maxQuestion.toLocaleString('en-AU')} characters or fewer. There are ${text.length.toLocaleString('en-AU')} now.`
        : isStored
          ? undefined
          : keptNotices.questionRefused.join(' '),
    )
  }
  const typed = () => form.current?.querySelector('textarea')
  const onSubmit = (event: FormEvent) => {
    if ((typed()?.value.length ?? 0) <= maxQuestion) return
    event.preventDefault()
    typed()?.focus()
  }
  const enquire = () => {
    const names = new Intl.ListFormat('en-AU').format(products.map(({ name }) => name))
    const asked = typed()?.value.trim() ?? ''
    startForm(enquiry, { message: `${asked}\n\nOn my list: ${names}.`.trim() })
    void navigate(enquiry)
  }
  return (
    <form ref={form} method="post" action={pageFileHref('pdf', keptListPath)} onSubmit={onSubmit} autoComplete="off">
      <section className={styles['question']} aria-labelledby="kept-question">
        <h2 id="kept-question" className={styles['heading']}>
          Your question
        </h2>
        <div data-screen-only="">
          <TextArea
            id="question"
            name="question"
            label="What do you want to ask?"
            description="It’s printed with your list and in the documents."
            rows={3}
            defaultValue={question}
            errorMessage={problem}
            onChange={ask}
          />
        </div>
        <p className={styles['printed']}>{question}</p>
      </section>
      {products.length > 0 && (
        <section className="flow" aria-labelledby="kept-take" data-screen-only="">
          <h2 id="kept-take" className={styles['heading']}>
            Take it with you
          </h2>
          {products.map(({ slug }) => (
            <HiddenField key={slug} name="product" value={slug} />
          ))}
          <div className={styles['ways']}>
            <Button icon="print" onPress={() => print()}>
              Print
            </Button>
            {formats.map(([format, label]) => (
              <Button key={format} kind="secondary" type="submit" formAction={pageFileHref(format, keptListPath)}>
                {label}
              </Button>
            ))}
          </div>
          <p>Or send it to us: your question and the names of the products go into an enquiry, which you can change.</p>
          <div className={styles['ways']}>
            <Button kind="secondary" onPress={enquire}>
              {products.length === 1 ? 'Ask us about it' : 'Ask us about these products'}
            </Button>
          </div>
        </section>
      )}
    </form>
  )
}

/** Deletes the list and the question. The button goes with them. */
function forget(): void {
  passFocus(focusTitle)
  keptList.forget()
  notify({ type: 'success', text: keptNotices.forgotten.join(' '), topic: 'kept' })
}

/** Shown with an empty list too, while there is a question. */
export function DeleteList() {
  return (
    <section className="flow" aria-labelledby="kept-delete" data-screen-only="">
      <h2 id="kept-delete" className={styles['heading']}>
        Delete your list
      </h2>
      <p className="measure" id="kept-where">
        {`Your list and your question stay on this device. Each product is deleted ${keptForDays} days after you kept it. We see them only if you send us an enquiry: to make a document, our website reads them once and stores nothing. Anyone who uses this device can read them, so delete them on a shared computer.`}
      </p>
      <div className={styles['ways']}>
        <Button kind="secondary" aria-describedby="kept-where" onPress={forget}>
          Delete from this device
        </Button>
      </div>
    </section>
  )
}
