import {
  Banner,
  Button,
  MISSING,
  NoMatchState,
  SegmentedControl,
  type StaticColumn,
  StaticTable,
  Tag,
  type TagTone,
} from '@haixuan/ui-kit'
import { useState } from 'react'
import { amountText, type ChosenBooks, differenceText, monthName } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { partsOfRow, type ReconcileRow, reconcileRows, reconcileTotal } from '../lib/reconcile-rows.ts'
import { AccountMoves } from './account-moves.tsx'
import { CandidateList } from './candidate-list.tsx'
import { LinePanel } from './line-panel.tsx'
import styles from './settlement.module.css'

const RESULTS: Readonly<Record<ReconcileRow['result'], { text: string; tone: TagTone }>> = {
  equal: { text: '✓ 平', tone: 'success' },
  different: { text: '差', tone: 'danger' },
  ledger_only: { text: '只有账务', tone: 'neutral' },
  detail_only: { text: '缺账务', tone: 'warning' },
}
type Shown = 'all' | ReconcileRow['result']

interface ReconcilePartProps {
  chosen: ChosenBooks
  /** Row whose lines are shown, as the address writes it. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  onClear: () => void
}

/** Details of a month beside the account book, class by class. */
export function ReconcilePart({ chosen, open, onOpen, onClear }: ReconcilePartProps) {
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
  const count = (result: ReconcileRow['result']) => rows.filter((one) => one.result === result).length
  const results = (['different', 'detail_only', 'ledger_only', 'equal'] as const).map((value) => ({
    value,
    label: `${RESULTS[value].text.replace('✓ ', '')} ${count(value)}`,
  }))
  return (
    <>
      <AccountMoves month={month} currency={currency} books={books} />
      <SegmentedControl
        label="结果"
        options={[{ value: 'all', label: `全部 ${rows.length}` }, ...results]}
        value={shown}
        onChange={setShown}
        className={styles.results ?? ''}
      />
      <StaticTable
        label="核对"
        className={styles.table ?? ''}
        columns={columnsOf(currency, onOpen)}
        rows={rows.filter(({ result }) => shown === 'all' || result === shown)}
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
          lead={row.result === 'different' && <CandidateList {...{ row, month, currency }} />}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  )
}

function columnsOf(currency: string, onOpen: (id: string) => void): StaticColumn<ReconcileRow>[] {
  const amount = (minor: number | null) => amountText(minor, currency)
  return [
    {
      ...{ id: 'class', heading: '类别', isRowName: true },
      cell: ({ name, about }) => (
        <span className={styles.class}>
          <strong>{name}</strong>
          <span className={layout.note}>{about}</span>
        </span>
      ),
    },
    { id: 'store', heading: '店铺', cell: ({ store }) => store.name },
    { id: 'detail', heading: '明细', isNumeric: true, cell: ({ detail }) => amount(detail) },
    { id: 'ledger', heading: '账务', isNumeric: true, cell: ({ ledger }) => amount(ledger) },
    {
      ...{ id: 'difference', heading: '差额（账务 − 明细）', isNumeric: true },
      cell: ({ difference, result }) =>
        difference === null ? (
          MISSING
        ) : (
          <span data-different={result === 'different' || undefined}>
            {differenceText(difference, currency)}
          </span>
        ),
    },
    {
      ...{ id: 'rows', heading: '行数', isNumeric: true },
      cell: ({ detail, detailRows, ledger, ledgerRows }) =>
        `${detail === null ? MISSING : detailRows.toLocaleString('zh-CN')} / ${ledger === null ? MISSING : ledgerRows.toLocaleString('zh-CN')} 行`,
    },
    {
      ...{ id: 'result', heading: '结果' },
      cell: ({ result }) => <Tag tone={RESULTS[result].tone}>{RESULTS[result].text}</Tag>,
    },
    {
      ...{ id: 'open', heading: '来源' },
      cell: ({ id, name, store }) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={`看行：${store.name} ${name}`}
          onClick={() => onOpen(id)}
        >
          看行
        </Button>
      ),
    },
  ]
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
