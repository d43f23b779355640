import type { ColumnBuilder, ColumnOptions } from './column-builder.ts'
import type { ListOperation } from './list-operation.ts'

/** What is known of a column without drawing it. */
export interface ColumnFacts {
  id: string
  label: string
  sort: string | undefined
  width: number
  hidden: boolean
  pin: 'left' | 'right' | undefined
  hint: string | undefined
  /** Figures are at the right edge so that their digits line up. */
  align: 'start' | 'end'
}

const make =
  (align: ColumnFacts['align'], width: number) =>
  (id: string, label: string, options: ColumnOptions<string> = {}): ColumnFacts => ({
    id,
    label,
    sort: options.sort,
    width: options.width ?? width,
    hidden: options.hidden ?? false,
    pin: options.pin,
    hint: options.hint,
    align,
  })

/** Columns as facts: for search schemas, menus of columns, tests. */
export function columnFacts<Op extends ListOperation, Slot extends string>(): ColumnBuilder<
  Op,
  Slot,
  ColumnFacts
> {
  const figure = make('end', 88)
  return {
    count: figure,
    usd: make('end', 104),
    money: make('end', 104),
    score: make('end', 72),
    day: make('start', 104),
    moment: make('start', 104),
    series: make('start', 132),
    slot: make('start', 140),
  }
}
