import type { IconBody } from '#web/lib/site-context.ts'
import styles from './Icon.module.css'

/** An icon that an editor chose, beside text with the same meaning. Its space is reserved until it has loaded. */
export function ContentIcon({ icon }: { readonly icon: IconBody | undefined }) {
  const { width, height, body } = icon ?? { width: 24, height: 24, body: '' }
  return (
    <svg
      className={styles['icon']}
      viewBox={`0 0 ${width} ${height}`}
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
      // The icon endpoint allows only shapes.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
