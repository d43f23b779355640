import { Banner, Button, NoMatchState, SegmentedControl, StaticTable } from '@haixuan/ui-kit'
import { useState } from 'react'
import { amountText, type ChosenBooks, differenceText, monthName } from '#entities/finance-book'
import { AcceptedPart } from '#features/accept-difference'
import { ExportButton, type ExportSubject } from '#features/export-rows'
import { layout } from '#shared/page-layout'
import {
  isOpen,
  partsOfRow,
  type ReconcileRow,
  type ReconcileState,
  reconcileRows,
  reconcileTotal,
  stateOf,
} from '../lib/reconcile-rows.ts'
import { AccountMoves } from './account-moves.tsx'
import { CandidateList } from './candidate-list.tsx'
import { LinePanel } from './line-panel.tsx'
import { RECONCILE_HEADINGS, RESULTS, reconcileColumns } from './reconcile-columns.tsx'
import styles from './settlement.module.css'

type Shown = 'all' | Exclude<ReconcileState, 'changed'>

/** A difference that was accepted and has changed is one to look at. */
const isShown = (row: ReconcileRow, part: Shown): boolean =>
  part === 'all' || (part === 'different' ? isOpen(row) : stateOf(row) === part)

interface ReconcilePartProps {
  chosen: ChosenBooks
  /** Row whose lines are shown, as the address writes it. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  /** Opens the rules that put lines of the account book into classes. */
  onClasses: () => void
  onClear: () => void
}

/** Details of a month beside the account book, class by class. */
export function ReconcilePart({ chosen, open, onOpen, onClasses, onClear }: ReconcilePartProps) {
  const { month, currency, stores } = chosen
  const [shown, setShown] = useState<Shown>('all')
  const books = chosen.books.filter((book) => book.month === month)
  if (month === null || books.length === 0) {
    const value = month === null ? '没有账单' : monthName(month)
    return (
      <NoMatchState filters={[{ id: 'month', label: '账期', value }]} onRemove={onClear} onClear={onClear} />
    )
  }
  const rows = reconcileRows(books, stores)
  const row = rows.find(({ id }) => id === open)
  const count = (part: Shown) => rows.filter((one) => isShown(one, part)).length
  const accepted = count('accepted') === 0 ? [] : (['accepted'] as const)
  const parts = (['different', ...accepted, 'detail_only', 'ledger_only', 'equal'] as const).map((value) => ({
    value,
    label: `${RESULTS[value].text.replace('✓ ', '')} ${count(value)}`,
  }))
  return (
    <>
      <AccountMoves month={month} currency={currency} books={books} />
      <div className={layout.line}>
        <SegmentedControl
          label="结果"
          options={[{ value: 'all', label: `全部 ${rows.length}` }, ...parts]}
          value={shown}
          onChange={setShown}
          className={styles.results ?? ''}
        />
        <span className={styles.end}>
          <Button variant="quiet" onClick={onClasses}>
            归类规则
          </Button>
          <ExportButton subject={exportSubject(chosen, month)} />
        </span>
      </div>
      <StaticTable
        label="核对"
        className={styles.table ?? ''}
        columns={reconcileColumns(currency, onOpen, onClasses)}
        rows={rows.filter((one) => isShown(one, shown))}
        rowId={({ id }) => id}
        empty="没有这种结果的类别。"
      />
      <Total rows={rows} currency={currency} />
      <Banner tone="info" title="容差是 0.01 元">
        差额 = 账务 −
        明细。提现、冻结、解冻和账户间转账不是收支，不参与核对；平台没有明细文件的类别只有账务一侧，不算相差。
      </Banner>
      {row && (
        <LinePanel
          key={row.id}
          title={[monthName(month), row.store.name, row.name].join(' · ')}
          {...{ month, currency }}
          parts={partsOfRow(row)}
          isSum={false}
          lead={
            row.result === 'different' && (
              <>
                <CandidateList {...{ row, month, currency }} />
                <AcceptedPart
                  key={month}
                  place={{ store: row.store.id, month, currency, class: row.class }}
                  sums={{
                    detail: row.detail ?? 0,
                    ledger: row.ledger ?? 0,
                    difference: row.difference ?? 0,
                  }}
                  accepted={row.accepted}
                />
              </>
            )
          }
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  )
}

/** The classes of a month as a file. */
function exportSubject({ stores, currency }: ChosenBooks, month: string): ExportSubject {
  const columns = RECONCILE_HEADINGS.map(([id, label]) => ({ id, label }))
  return {
    ...{ operation: 'searchFinanceReconciliation', params: {}, title: `核对 ${month}`, columns },
    query: { store: stores.map(({ id }) => id).join(','), from: month, to: month, currency },
  }
}

function Total({ rows, currency }: { rows: readonly ReconcileRow[]; currency: string }) {
  const { detail, ledger, difference, compared } = reconcileTotal(rows)
  return (
    <p className={styles.total}>
      收支合计：明细 <strong>{amountText(detail, currency)}</strong>，账务{' '}
      <strong>{amountText(ledger, currency)}</strong>，差额{' '}
      <strong>{differenceText(difference, currency)}</strong>（差额只加有明细的 {compared} 类）
    </p>
  )
}
