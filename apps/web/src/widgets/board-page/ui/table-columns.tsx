import { exactTime, MISSING, moneyText, relativeTime, Sparkline, shortNumber } from '@haixuan/ui-kit'
import type { Column } from '@haixuan/ui-kit/data-table'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import type { ColumnBuilder, ColumnOptions, ListOperation, RowOf, SlotCells } from '#shared/board'
import { scoreText } from '#shared/row-cells'

type Amount = { amount: number; currency: string }

// The rows are of an operation not named yet; the column builder's types have checked each field.
const fieldOf = (row: object, field: string) => (row as Readonly<Record<string, unknown>>)[field]
const count = (row: object, field: string) => fieldOf(row, field) as number | null
const moment = (row: object, field: string) => fieldOf(row, field) as number
const money = (row: object, field: string) => fieldOf(row, field) as Amount | null
const day = (row: object, field: string) => fieldOf(row, field) as string | null
const days = (row: object, field: string) => fieldOf(row, field) as readonly (number | null)[]
/** The server sorts; the table only has to know that a heading can be pressed. */
const sortedByServer = () => 0

type Options = ColumnOptions<string>

/** Pixels of the star that is beside the actions of every row. */
const STAR_WIDTH = 32

function shared(label: string, width: number, options: Options = {}) {
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
 * @param identity slot that cannot be hidden
 * @param now epoch milliseconds of the server's clock, for moments
 */
export function tableColumns<Op extends ListOperation, Slot extends string>(
  slots: SlotCells<RowOf<Op>, Slot>,
  identity: Slot,
  now: () => number,
): ColumnBuilder<Op, Slot, Column<RowOf<Op>>> {
  const table = columnsFor<RowOf<Op>>()
  return {
    count: (field: string, label: string, options?: Options) =>
      table.number(field, {
        ...shared(label, 88, options),
        value: (row) => count(row, field),
        format: shortNumber,
      }),
    usd: (field: string, label: string, options?: Options) =>
      table.number(field, {
        ...shared(label, 104, options),
        value: (row) => count(row, field),
        format: (cents) => shortNumber(Math.round(cents / 100)),
        title: (row) => usdTitle(count(row, field)),
      }),
    money: (field: string, label: string, options?: Options) =>
      table.custom(field, {
        ...shared(label, 104, options),
        align: 'end',
        value: (row) => money(row, field),
        text: (row) => {
          const price = money(row, field)
          return price ? moneyText({ minor: price.amount, currency: price.currency }) : MISSING
        },
        compare: sortedByServer,
      }),
    score: (field: string, label: string, options?: Options) =>
      table.number(field, {
        ...shared(label, 72, options),
        value: (row) => count(row, field),
        format: scoreText,
      }),
    day: (field: string, label: string, options?: Options) =>
      table.text(field, { ...shared(label, 104, options), value: (row) => day(row, field) }),
    moment: (field: string, label: string, options?: Options) =>
      table.custom(field, {
        ...shared(label, 104, options),
        value: (row) => count(row, field),
        text: (row) => relativeTime(moment(row, field), now()),
        title: (row) => exactTime(moment(row, field)),
        compare: sortedByServer,
      }),
    series: (field: string, label: string, options?: Options) =>
      table.custom(field, {
        ...shared(label, 132, options),
        value: (row) => days(row, field),
        text: (row) =>
          days(row, field)
            .map((day) => day ?? '')
            .join(' '),
        render: ({ row }) => (
          <Sparkline points={sparkPoints(days(row, field))} label={label} width={112} height={28} />
        ),
      }),
    slot: (name: Slot, label: string, options?: Options) => {
      const { text, render, align = 'start', grow = 0, narrowWidth } = slots[name]
      const width = (options?.width ?? 140) + (name === 'actions' ? STAR_WIDTH : 0)
      return table.custom(name, {
        ...shared(label, 140, { ...options, width }),
        align,
        grow,
        narrowWidth: narrowWidth ?? Math.min(width, 150),
        canHide: name !== identity,
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
