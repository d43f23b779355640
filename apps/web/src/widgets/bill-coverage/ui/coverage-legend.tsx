import type { DayState } from '#entities/finance-coverage'
import styles from './bill-coverage.module.css'

const STATES: readonly { state: DayState; name: string }[] = [
  { state: 'here', name: '有账单' },
  { state: 'empty', name: '没有账单（平台提示，或文件里没有行）' },
  { state: 'said', name: '自己说明没有' },
  { state: 'missing', name: '缺' },
]

/** What the marks of a bar mean. */
export function CoverageLegend() {
  return (
    <ul className={styles.legend} aria-label="图例">
      {STATES.map(({ state, name }) => (
        <li key={state}>
          <span className={styles.mark} data-state={state} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  )
}
