import type { ReactNode } from 'react'
import { MISSING } from '../number/index.ts'

/** What a cell's `render` is told. `tabIndex` is for the one control inside the cell (roving focus). */
export type CellContext<Row> = {
  readonly row: Row
  readonly rowId: string
  readonly rowIndex: number
  readonly isActive: boolean
  readonly tabIndex: 0 | -1
}

/** The answer of a cell editor: the changed row, or a Chinese sentence that says what is wrong. */
export type EditResult<Row> = { readonly row: Row } | { readonly error: string }

/** What a column is whatever its rows are: its heading, its size, its place. Widths are CSS pixels. */
export type ColumnShape = {
  readonly id: string
  readonly heading: string
  /** Shown small beside the heading (件, 元); figures in the cells stay bare. */
  readonly unit?: string | undefined
  /** One sentence that explains the figure; shown when the heading is pointed at or focused. */
  readonly hint?: string | undefined
  /** Neighbours with the same group share a heading above theirs. */
  readonly group?: string | undefined
  readonly align: 'start' | 'end' | 'center'
  readonly isNumeric: boolean
  readonly width: number
  readonly minWidth: number
  readonly maxWidth: number
  /** Share of the space that is left when all columns fit; 0 keeps the width. */
  readonly grow: number
  /** Width while pinned on a narrow screen (below 600 px). */
  readonly narrowWidth: number
  readonly pin: 'left' | 'right' | null
  readonly isHidden: boolean
  readonly canHide: boolean
  readonly canSort: boolean
  readonly canResize: boolean
  readonly canMove: boolean
  /** Direction of the first click: figures start with the largest. */
  readonly firstDirection: 'asc' | 'desc'
}

/**
 * One column, with the type of its value already forgotten, so that columns of many value types
 * live in one array. Make it with {@link columnsFor}.
 */
export type Column<Row> = ColumnShape & {
  /** Value to sort by; `undefined` means missing and always sorts last. */
  readonly value: (row: Row) => unknown
  /** Ascending order of two rows whose values are both present. */
  readonly compare: (a: Row, b: Row) => number
  /** What a person reads in the cell; also what is copied. */
  readonly text: (row: Row) => string
  /** What goes to the clipboard; the exact value rather than the shortened one. */
  readonly copyText: (row: Row) => string
  readonly title?: ((row: Row) => string | undefined) | undefined
  /**
   * Draws the cell. A cell is used again for another row: what it remembers of its row needs a `key` of that row.
   */
  readonly render?: ((cell: CellContext<Row>) => ReactNode) | undefined
  /** Makes the cell editable: reads typed or pasted text into a changed row. */
  readonly edit?: ((row: Row, text: string) => EditResult<Row>) | undefined
}

type Shared<Row> = Partial<
  Pick<
    Column<Row>,
    | 'unit'
    | 'hint'
    | 'group'
    | 'align'
    | 'width'
    | 'minWidth'
    | 'maxWidth'
    | 'grow'
    | 'narrowWidth'
    | 'pin'
    | 'isHidden'
    | 'canHide'
    | 'canSort'
    | 'canResize'
    | 'canMove'
    | 'firstDirection'
    | 'render'
    | 'edit'
  >
> & { readonly heading: string; readonly title?: (row: Row) => string | undefined }

type TextColumnOptions<Row> = Shared<Row> & {
  readonly value: (row: Row) => string | null | undefined
}

type NumberColumnOptions<Row> = Shared<Row> & {
  readonly value: (row: Row) => number | null | undefined
  /** How the figure is written; whole numbers with thousands separators by default. */
  readonly format?: (value: number, row: Row) => string
}

type CustomColumnOptions<Row, Value> = Shared<Row> & {
  readonly value: (row: Row) => Value | null | undefined
  readonly text: (row: Row) => string
  /** Ascending order; without it the column cannot be sorted. */
  readonly compare?: (a: Value, b: Value) => number
}

const collator = new Intl.Collator('zh-Hans-CN', { numeric: true })
const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 2 })

function base<Row>(id: string, options: Shared<Row>) {
  const width = options.width ?? 120
  return {
    id,
    heading: options.heading,
    unit: options.unit,
    hint: options.hint,
    group: options.group,
    align: options.align ?? ('start' as const),
    width,
    minWidth: options.minWidth ?? Math.min(64, width),
    maxWidth: options.maxWidth ?? 800,
    grow: options.grow ?? 0,
    narrowWidth: options.narrowWidth ?? Math.min(width, 150),
    pin: options.pin ?? null,
    isHidden: options.isHidden ?? false,
    canHide: options.canHide ?? true,
    canSort: options.canSort ?? true,
    canResize: options.canResize ?? true,
    canMove: options.canMove ?? true,
    firstDirection: options.firstDirection ?? ('asc' as const),
    title: options.title,
    render: options.render,
    edit: options.edit,
  }
}

/**
 * The column builder of one row type. Numbers are right-aligned with tabular figures, missing values
 * read `—`, and both sort as their field's readers expect (Chinese collation; missing always last).
 *
 * @example
 * const column = columnsFor<Product>()
 * const columns = [
 *   column.text('title', { heading: '商品', value: (row) => row.title, pin: 'left', width: 260 }),
 *   column.number('sales', { heading: '日销', unit: '件', value: (row) => row.dailySales }),
 * ]
 */
export function columnsFor<Row>() {
  return {
    text(id: string, options: TextColumnOptions<Row>): Column<Row> {
      const read = (row: Row) => options.value(row) || MISSING
      return {
        ...base(id, options),
        isNumeric: false,
        value: (row) => options.value(row) || undefined,
        compare: (a, b) => collator.compare(options.value(a) ?? '', options.value(b) ?? ''),
        text: read,
        copyText: (row) => options.value(row) ?? '',
        title: options.title ?? read,
      }
    },

    number(id: string, options: NumberColumnOptions<Row>): Column<Row> {
      const exact = (row: Row) => {
        const value = options.value(row)
        return value == null ? MISSING : grouped.format(value)
      }
      const text = (row: Row) => {
        const value = options.value(row)
        if (value == null) return MISSING
        return options.format ? options.format(value, row) : grouped.format(value)
      }
      return {
        ...base(id, { width: 96, align: 'end', firstDirection: 'desc', ...options }),
        isNumeric: true,
        value: (row) => options.value(row) ?? undefined,
        compare: (a, b) => (options.value(a) ?? 0) - (options.value(b) ?? 0),
        text,
        copyText: (row) => {
          const value = options.value(row)
          return value == null ? '' : String(value)
        },
        title: options.title ?? (options.format ? exact : undefined),
      }
    },

    custom<Value>(id: string, options: CustomColumnOptions<Row, Value>): Column<Row> {
      const { compare } = options
      return {
        ...base(id, options),
        isNumeric: false,
        canSort: compare !== undefined && (options.canSort ?? true),
        value: (row) => options.value(row) ?? undefined,
        compare: (a, b) => {
          const left = options.value(a)
          const right = options.value(b)
          return compare && left != null && right != null ? compare(left, right) : 0
        },
        text: options.text,
        copyText: options.text,
      }
    },
  }
}
