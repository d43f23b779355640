import { Tag } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import {
  BASIS_HINTS,
  type CoverageGroup,
  type CoverageRow,
  completeCount,
  isComplete,
  onlyState,
  rowMissing,
} from '#entities/finance-coverage'
import { layout } from '#shared/page-layout'
import styles from './bill-coverage.module.css'
import { DayBar } from './day-bar.tsx'

interface CoverageListProps {
  groups: readonly CoverageGroup[]
  /** What can be done about a bill, or what else is known of it. */
  acts?: (row: CoverageRow) => ReactNode
}

/** What is known of a bill, in words. */
function stateText(row: CoverageRow): string {
  const missing = rowMissing(row)
  if (missing !== '') return row.basis === 'guess' ? `可能${missing}` : missing
  const only = onlyState(row)
  if (only === 'empty') return '没有账单'
  if (only === 'said') return '已说明没有账单'
  if (only === 'open') return '还没到'
  return '齐全'
}

/** Books with their bills, a bar of days for each. */
export function CoverageList({ groups, acts }: CoverageListProps) {
  return (
    <div className={styles.list}>
      {groups.map(({ id, name, rows }) => {
        const { complete, all } = completeCount(rows)
        // Nothing of it is certain: a book that the store has and no file yet.
        if (all === 0 && rows.every(({ said }) => said.length === 0))
          return <GuessedBook key={id} name={name} rows={rows} />
        return (
          <section key={id} className={styles.group} aria-label={name}>
            <h3 className={styles.name}>
              {name}{' '}
              <span className={layout.note}>
                {complete} / {all} 种齐全
              </span>
            </h3>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.bill} className={styles.row}>
                  <span className={styles.bill}>
                    {row.name}
                    {row.basis === 'guess' && (
                      <Tag tone="neutral" hint={BASIS_HINTS.guess ?? ''}>
                        猜测
                      </Tag>
                    )}
                  </span>
                  <DayBar row={row} />
                  <span className={styles.status} data-missing={!isComplete(row) || undefined}>
                    {stateText(row)}
                  </span>
                  {acts && <span className={styles.acts}>{acts(row)}</span>}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function GuessedBook({ name, rows }: Pick<CoverageGroup, 'name' | 'rows'>) {
  return (
    <section className={styles.group} aria-label={name}>
      <h3 className={styles.name}>{name}</h3>
      <p className={layout.note}>
        还没有导入过这个账本的账单。猜测可能有：{rows.map((row) => row.name).join('、')}。
      </p>
    </section>
  )
}
