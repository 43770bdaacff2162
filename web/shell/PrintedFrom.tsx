import { useEffect, useRef } from 'react'
import { useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { pageQuery } from '#schema/page-queries.ts'
import { formatDate } from '#web/lib/dates.ts'
import styles from './Shell.module.css'

/**
 * Prints the page's address without tracking parameters and, with scripts, the date, which a cached page cannot contain. It is all
 * that paper has of the footer.
 */
export function PrintedFrom() {
  const siteUrl = useRouteLoaderData<{ readonly siteUrl: string }>('root')?.siteUrl ?? ''
  const { pathname, search } = useLocation()
  const route = useMatches()[1]?.id ?? ''
  const query = pageQuery(route, new URLSearchParams(search)).toString()
  const day = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const onPrint = () => {
      if (day.current) day.current.textContent = ` on ${formatDate(new Date().toISOString())}`
    }
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])

  return (
    <p className={`container ${styles['printedFrom']}`}>
      <span>{`Printed from ${siteUrl}${pathname}${query && `?${query}`}`}</span>
      <span ref={day} />
    </p>
  )
}
