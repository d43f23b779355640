import { Button, linkClass, Sentence, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shortMonth } from '#entities/finance-book'
import {
  type CoverageRow,
  completeCount,
  coverageGroups,
  coveredText,
  financeCoverageQuery,
  isCertain,
  isComplete,
  rowMissing,
} from '#entities/finance-coverage'
import styles from './coverage-strip.module.css'

interface CoverageStripProps {
  month: string
  /** Ids of the stores that are looked at. */
  stores: readonly string[]
}

/** Which bills of the month are here and which are missing, in one line. */
export function CoverageStrip({ month, stores }: CoverageStripProps) {
  const { data, error, refetch } = useQuery(financeCoverageQuery(month))
  if (!data) {
    return (
      <Line month={month}>
        {error ? (
          <>
            <Sentence>{`没有读到：${error.message}`}</Sentence>
            <Button variant="quiet" size="small" onClick={() => void refetch()}>
              重试
            </Button>
          </>
        ) : (
          <span aria-busy="true" className={styles.waiting}>
            <Skeleton height="14px" />
          </span>
        )}
      </Line>
    )
  }
  // A book of which nothing is certain says nothing here.
  const groups = coverageGroups(data, new Set(stores)).filter((group) => group.rows.some(isCertain))
  const rows = groups.flatMap((group) => group.rows)
  const { complete, all } = completeCount(rows)
  if (all === 0) return null
  return (
    <Line month={month}>
      <span className={styles.count}>
        {complete} / {all} 种齐全
      </span>
      {groups.map(({ id, name, rows: own }) => (
        <span key={id} className={styles.group}>
          {groups.length > 1 && <span className={styles.name}>{name}</span>}
          {itemsOf(own, groups.length > 1).map(({ text, isMissing }) => (
            <span key={text} data-missing={isMissing || undefined} className={styles.item}>
              {text}
            </span>
          ))}
        </span>
      ))}
      <Link
        to="/temu/settlement"
        search={{ tab: 'coverage', month, store: stores.join(',') } as never}
        className={linkClass()}
      >
        账单覆盖 ›
      </Link>
    </Line>
  )
}

/** A complete book is one item; else bills that are here with their days, one item for all of them beside other books, and those that are missing. */
function itemsOf(rows: readonly CoverageRow[], isShort: boolean): { text: string; isMissing: boolean }[] {
  const certain = rows.filter(isCertain)
  const here = certain.filter(isComplete)
  const missing = certain
    .filter((row) => !isComplete(row))
    .map((row) => ({ text: `${row.name} ${rowMissing(row)}`, isMissing: true }))
  if (missing.length === 0) return [{ text: `全部 ${certain.length} 种 ✔`, isMissing: false }]
  if (isShort)
    return [...(here.length > 0 ? [{ text: `${here.length} 种 ✔`, isMissing: false }] : []), ...missing]
  return [
    ...here.map((row) => ({ text: `${row.name} ${coveredText(row) ?? ''} ✔`, isMissing: false })),
    ...missing,
  ]
}

function Line({ month, children }: { month: string; children: ReactNode }) {
  return (
    <section className={styles.strip} data-print="hide" aria-label={`${shortMonth(month)}账单覆盖`}>
      <span className={styles.title}>{shortMonth(month)}账单</span>
      {children}
    </section>
  )
}
