import type { CSSProperties } from 'react'
import { type CoverageRow, DAY_STATES, daysText } from '#entities/finance-coverage'
import styles from './bill-coverage.module.css'

const dayCount = ({ from, to }: { from: string; to: string }) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000 + 1

/** All days of a bill as one bar, a tick for each day; in words for who cannot see it. */
export function DayBar({ row }: { row: CoverageRow }) {
  const words = row.spans.map((span) => `${daysText(span)} ${DAY_STATES[span.state]}`).join('，')
  return (
    <span className={styles.bar} role="img" aria-label={words}>
      {row.spans.map((span) => (
        <span
          key={span.from}
          className={styles.span}
          data-state={span.state}
          title={`${daysText(span)} ${DAY_STATES[span.state]}`}
          style={{ '--days': dayCount(span) } as CSSProperties}
        />
      ))}
    </span>
  )
}
