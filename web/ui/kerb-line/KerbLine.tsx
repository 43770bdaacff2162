import styles from './KerbLine.module.css'

interface Props {
  /** The height of the ramp: 'mark' under a word, 'line' between sections, 'edge' between two backgrounds. */
  readonly size?: 'mark' | 'line' | 'edge'
  /** The position of the ramp along the line. */
  readonly at?: 'start' | 'middle' | 'end'
  readonly tone?: 'primary' | 'wattle'
  /** Fills the area below in the footer's green, as the profile of a kerb between two backgrounds. */
  readonly isFilled?: boolean
  /** Fills the area below in the colour of the page: the line is the edge of the ground above it. */
  readonly isEdge?: boolean
}

const heights = { mark: 10, line: 28, edge: 44 } as const
const places = { start: '12%', middle: '50%', end: '82%' } as const

/**
 * The site's motif: a line with a ramp between two flats. The ramp has the same slope at any width, because only the flats stretch.
 * Decorative, and hidden from screen readers.
 */
export function KerbLine({ size = 'line', at = 'start', tone = 'primary', isFilled = false, isEdge = false }: Props) {
  const height = heights[size]
  const bottom = isFilled ? height : height - 3
  const run = height * 3
  const line = `M-6000 3H0L${run} ${bottom - (isFilled ? 4 : 0)}H6000`
  return (
    <svg
      className={styles['kerb']}
      data-size={size}
      data-tone={tone}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      <svg x={places[at]} overflow="visible">
        {isFilled ? (
          <path className={styles['ground']} d={`${line}V${height + 4}H-6000Z`} />
        ) : (
          <>
            {isEdge && <path className={styles['below']} d={`${line}V${height + 4}H-6000Z`} />}
            <path className={styles['line']} d={line} />
          </>
        )}
      </svg>
    </svg>
  )
}
