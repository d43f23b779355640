import { exactTime, MISSING, moneyText, relativeTime, Sparkline, shortNumber } from '@haixuan/ui-kit'
import type { CellContext, Column } from '@haixuan/ui-kit/data-table'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import type { ReactNode } from 'react'
import type { GoodsColumns, GoodsRow, GoodsSlot } from '#entities/goods'
import type { ColumnOptions } from '#shared/board'

/** A cell drawn by hand: what it shows, and what is copied from it. */
interface SlotCell {
  text: (row: GoodsRow) => string
  render: (cell: CellContext<GoodsRow>) => ReactNode
  align?: 'start' | 'end'
  grow?: number
  narrowWidth?: number
}
export type SlotCells = Readonly<Record<GoodsSlot, SlotCell>>

const table = columnsFor<GoodsRow>()
/** The server sorts; the table only has to know that a heading can be pressed. */
const sortedByServer = () => 0

function shared(label: string, width: number, options: ColumnOptions<'searchGoods'> = {}) {
  return {
    heading: label,
    width: options.width ?? width,
    canSort: options.sort !== undefined,
    firstDirection: 'desc' as const,
    isHidden: options.hidden ?? false,
    pin: options.pin ?? null,
    hint: options.hint,
  }
}

/**
 * Columns of a board as columns of the kit's table.
 * @param now epoch milliseconds of the server's clock, for moments
 */
export function tableColumns(slots: SlotCells, now: () => number): GoodsColumns<Column<GoodsRow>> {
  return {
    count: (field, label, options) =>
      table.number(field, {
        ...shared(label, 88, options),
        value: (row) => row[field],
        format: shortNumber,
      }),
    usd: (field, label, options) =>
      table.number(field, {
        ...shared(label, 104, options),
        value: (row) => row[field],
        format: (cents) => shortNumber(Math.round(cents / 100)),
        title: (row) => usdTitle(row[field]),
      }),
    money: (field, label, options) =>
      table.custom(field, {
        ...shared(label, 104, options),
        align: 'end',
        value: (row) => row[field],
        text: (row) => {
          const money = row[field]
          return money ? moneyText({ minor: money.amount, currency: money.currency }) : MISSING
        },
        compare: sortedByServer,
      }),
    score: (field, label, options) =>
      table.number(field, {
        ...shared(label, 72, options),
        value: (row) => row[field],
        format: (score) => score.toFixed(1),
      }),
    day: (field, label, options) =>
      table.text(field, { ...shared(label, 104, options), value: (row) => row[field] }),
    moment: (field, label, options) =>
      table.custom(field, {
        ...shared(label, 104, options),
        value: (row) => row[field],
        text: (row) => relativeTime(row[field], now()),
        title: (row) => exactTime(row[field]),
        compare: sortedByServer,
      }),
    series: (field, label, options) =>
      table.custom(field, {
        ...shared(label, 132, options),
        value: (row) => row[field],
        text: (row) => row[field].map((day) => day ?? '').join(' '),
        render: ({ row }) => (
          <Sparkline points={sparkPoints(row[field])} label={label} width={112} height={28} />
        ),
      }),
    slot: (name, label, options) => {
      const { text, render, align = 'start', grow = 0, narrowWidth } = slots[name]
      const width = options?.width ?? 140
      return table.custom(name, {
        ...shared(label, 140, options),
        align,
        grow,
        narrowWidth: narrowWidth ?? Math.min(width, 150),
        canHide: name !== 'goods',
        value: (row) => text(row),
        text,
        render,
        ...(options?.sort === undefined ? {} : { compare: sortedByServer }),
      })
    },
  }
}

function usdTitle(cents: number | null): string | undefined {
  return cents === null ? undefined : moneyText({ minor: cents, currency: 'USD' })
}

/** A day without a single sale is marked: the reader looks for stock-outs there. */
function sparkPoints(days: readonly (number | null)[]) {
  return days.map((value) => (value === 0 ? { value, mark: 'stock-out' as const } : { value }))
}
