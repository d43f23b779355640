import { MISSING, pressedLink } from '@haixuan/ui-kit'
import { monthName, shareText, shortMonth } from '#entities/finance-book'
import type { ProfitMonth } from '../lib/profit-months.ts'
import styles from './profit-trend.module.css'

interface ProfitTrendProps {
  months: readonly ProfitMonth[]
  /** The one that the page shows. */
  month: string
  /** Where a month is; a plain click goes to `onMonth`. */
  hrefOf: (month: string) => string
  onMonth: (month: string) => void
}

/** Under this share the profit leaves out too much to be compared. */
const LOW_COVERAGE = 0.95
/** Fen in 万元. */
const FEN = 1_000_000
const wan = (fen: number) => (fen / FEN).toFixed(2).replace('-', '−')

/** Profit by month, with the share of the sales that it covers. */
export function ProfitTrend({ months, month, hrefOf, onMonth }: ProfitTrendProps) {
  const values = months.map(({ profitFen }) => profitFen ?? 0)
  const low = Math.min(0, ...values)
  const span = Math.max(0, ...values) - low || 1
  const share = (fen: number) => `${(fen / span) * 100}%`
  return (
    <ol className={styles.list} aria-label="毛利趋势">
      {months.map(({ month: one, profitFen, coverage, isRunning }) => (
        <li key={one} className={styles.item}>
          <a
            href={hrefOf(one)}
            className={styles.button}
            aria-current={one === month || undefined}
            title={`${monthName(one)}毛利`}
            onClick={pressedLink(() => onMonth(one))}
          >
            <span className={styles.value}>{profitFen === null ? MISSING : wan(profitFen)}</span>
            <span className={styles.area}>
              {profitFen !== null && (
                <span
                  className={styles.bar}
                  data-running={isRunning || undefined}
                  style={{
                    insetBlockEnd: share(Math.min(0, profitFen) - low),
                    blockSize: share(Math.abs(profitFen)),
                  }}
                />
              )}
            </span>
            <span>{shortMonth(one)}</span>
            <span className={styles.note} data-low={(coverage ?? 1) < LOW_COVERAGE || undefined}>
              {isRunning ? '未完' : shareText(coverage)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
