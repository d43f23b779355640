import { EVENT_KINDS } from '@haixuan/rules'
import { FailedState, Skeleton, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  amountText,
  differenceText,
  type FinanceLines,
  financeLinesQuery,
  laterMonth,
} from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { candidates } from '../lib/candidates.ts'
import type { ReconcileRow } from '../lib/reconcile-rows.ts'
import styles from './settlement.module.css'

interface CandidateListProps {
  row: ReconcileRow
  month: string
  currency: string
}

const MOST = 20

/** Single lines whose amount is exactly the difference: what may be booked twice, elsewhere or not at all. */
export function CandidateList({ row, month, currency }: CandidateListProps) {
  const amount = { min_minor: row.difference ?? 0, max_minor: row.difference ?? 0, currency, limit: MOST }
  const ledger = useQuery(
    financeLinesQuery({ class: row.class, store: row.store.id, from: month, to: month, ...amount }),
  )
  // A detail of the month before or after, or of another store, may be what is missing here.
  const details = useQuery(
    financeLinesQuery({
      ...{ kind: EVENT_KINDS.join(','), from: laterMonth(month, -1), to: laterMonth(month, 1) },
      ...amount,
    }),
  )
  const failed = ledger.data ? details : ledger
  if (failed.error && !failed.data) {
    return <FailedState reason={failed.error.message} onRetry={() => void failed.refetch()} size="section" />
  }
  if (!ledger.data || !details.data) return <Skeleton height="96px" />
  const found = candidates(details.data.rows, ledger.data.rows, row)
  return (
    <div className={styles.candidates}>
      <p className={styles.total}>
        <strong>{differenceText(row.difference ?? 0, currency)}</strong>{' '}
        {(row.difference ?? 0) < 0 ? '账务多扣，明细里没有' : '账务多收，明细里没有'}
      </p>
      <h3 className={layout.heading}>可能没有对上的账务行</h3>
      <Lines page={ledger.data} currency={currency} reasons={[]} />
      <h3 className={layout.heading}>可能对应的明细</h3>
      <Lines
        page={{ ...details.data, rows: found.map(({ line }) => line) }}
        currency={currency}
        reasons={found.map(({ reason }) => reason)}
      />
    </div>
  )
}

interface LinesProps {
  page: FinanceLines
  currency: string
  reasons: readonly string[]
}

function Lines({ page, currency, reasons }: LinesProps) {
  if (page.rows.length === 0) {
    return <p className={layout.note}>没有一行的金额正好等于差额，请在下面对照两边的行。</p>
  }
  const fileOf = (key: string) => page.sheets.find((sheet) => sheet.key === key)?.file ?? ''
  const storeOf = (id: string) => page.stores.find((store) => store.id === id)?.name ?? ''
  return (
    <ul className={styles.found}>
      {page.rows.map((line, at) => (
        <li key={`${line.sheet} ${line.line}`}>
          <span>{line.time?.slice(0, 19).replace('T', ' ') ?? line.month}</span>
          <span>{line.type ?? line.remark ?? ''}</span>
          {reasons[at] !== undefined && <Tag tone="info">{reasons[at]}</Tag>}
          <span className={layout.note}>
            {storeOf(line.store)} · {fileOf(line.sheet)} 第 {line.line} 行
          </span>
          <strong className={styles.end}>{amountText(line.minor, currency)}</strong>
        </li>
      ))}
    </ul>
  )
}
