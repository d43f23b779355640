import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { pressedLink } from '../link/index.ts'
import { exactNumber, shortNumber } from '../number/index.ts'
import styles from './bar-chart.module.css'

export type Bar = {
  readonly id: string
  readonly label: string
  /** Missing shows `—` and no bar. */
  readonly value: number | null
  /** Where the bar leads: it is then a link. A plain click goes to `onBarPress` when there is one. */
  readonly href?: string
}

export type BarChartProps = {
  /** What is compared, for screen readers. */
  readonly label: string
  readonly bars: readonly Bar[]
  readonly format?: (value: number) => string
  readonly onBarPress?: (bar: Bar) => void
  readonly className?: string
  readonly ref?: Ref<HTMLUListElement>
}

/** Lying bars to compare a dozen things, in the order given. Bars to the left of the line are negative. */
export function BarChart({ label, bars, format = shortNumber, onBarPress, className, ref }: BarChartProps) {
  const values = bars.flatMap(({ value }) => (value === null ? [] : [value]))
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low || 1
  const share = (value: number) => `${(value / span) * 100}%`
  return (
    <ul ref={ref} className={classNames(styles.list, className)} aria-label={label}>
      {bars.map((bar) => {
        const { value } = bar
        const content = (
          <>
            <span className={styles.name} title={bar.label}>
              {bar.label}
            </span>
            <span className={styles.track} aria-hidden="true">
              {value !== null && (
                <span
                  className={styles.bar}
                  data-negative={value < 0 || undefined}
                  style={{
                    insetInlineStart: share(Math.min(0, value) - low),
                    inlineSize: share(Math.abs(value)),
                  }}
                />
              )}
            </span>
            <span className={styles.value} title={exactNumber(value)}>
              {value === null ? '—' : format(value)}
            </span>
          </>
        )
        return (
          <li key={bar.id}>
            {bar.href !== undefined ? (
              <a
                href={bar.href}
                className={classNames(styles.row, styles.press)}
                onClick={onBarPress && pressedLink(() => onBarPress(bar))}
              >
                {content}
              </a>
            ) : onBarPress ? (
              <button
                type="button"
                className={classNames(styles.row, styles.press)}
                onClick={() => onBarPress(bar)}
              >
                {content}
              </button>
            ) : (
              <div className={styles.row}>{content}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
