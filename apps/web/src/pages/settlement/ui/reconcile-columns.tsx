import { Button, MISSING, type StaticColumn, Tag, type TagTone } from '@haixuan/ui-kit'
import { amountText, differenceText } from '#entities/finance-book'
import { layout } from '#shared/page-layout'
import { type ReconcileRow, type ReconcileState, stateOf } from '../lib/reconcile-rows.ts'
import styles from './settlement.module.css'

export const RESULTS: Readonly<Record<ReconcileState, { text: string; tone: TagTone }>> = {
  equal: { text: '✓ 平', tone: 'success' },
  different: { text: '差', tone: 'danger' },
  accepted: { text: '已接受', tone: 'info' },
  changed: { text: '已接受 · 之后变动', tone: 'danger' },
  ledger_only: { text: '只有账务', tone: 'neutral' },
  detail_only: { text: '缺账务', tone: 'warning' },
}

/** Columns of its file, in the order of the table. */
export const RECONCILE_HEADINGS = [
  ['class', '类别'],
  ['store', '店铺'],
  ['detail', '明细'],
  ['ledger', '账务'],
  ['difference', '差额（账务 − 明细）'],
  ['detailRows', '明细行数'],
  ['ledgerRows', '账务行数'],
  ['result', '结果'],
  ['accepted', '接受'],
] as const

const countText = (minor: number | null, rows: number) =>
  minor === null ? MISSING : rows.toLocaleString('zh-CN')

export function reconcileColumns(
  currency: string,
  onOpen: (id: string) => void,
  onClasses: () => void,
): StaticColumn<ReconcileRow>[] {
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
      cell: (row) => <Difference row={row} currency={currency} />,
    },
    {
      ...{ id: 'rows', heading: '行数', isNumeric: true },
      cell: ({ detail, detailRows, ledger, ledgerRows }) =>
        `${countText(detail, detailRows)} / ${countText(ledger, ledgerRows)} 行`,
    },
    {
      ...{ id: 'result', heading: '结果' },
      cell: (row) => {
        const { tone, text } = RESULTS[stateOf(row)]
        return (
          <span title={row.accepted?.note}>
            <Tag tone={tone}>{text}</Tag>
          </span>
        )
      },
    },
    {
      ...{ id: 'open', heading: '来源' },
      cell: ({ id, class: own, name, store }) => (
        <span className={styles.tab}>
          <Button
            variant="quiet"
            size="small"
            aria-label={`看行：${store.name} ${name}`}
            onClick={() => onOpen(id)}
          >
            看行
          </Button>
          {own === 'unclassified' && (
            <Button variant="quiet" size="small" aria-label={`归类：${store.name}`} onClick={onClasses}>
              归类
            </Button>
          )}
        </span>
      ),
    },
  ]
}

/** The difference; below it what was accepted, where that is no longer the same. */
function Difference({ row, currency }: { row: ReconcileRow; currency: string }) {
  const { difference, accepted } = row
  if (difference === null) return MISSING
  const state = stateOf(row)
  return (
    <span className={styles.difference}>
      <span data-different={state === 'different' || state === 'changed' || undefined}>
        {differenceText(difference, currency)}
      </span>
      {accepted && !accepted.isCurrent && (
        <span className={layout.note}>接受时 {differenceText(accepted.difference, currency)}</span>
      )}
    </span>
  )
}
