import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './static-table.module.css'

export type StaticColumn<Row> = {
  readonly id: string
  readonly heading: string
  /** Drawn in place of the heading: a picture, a link, a button. */
  readonly head?: ReactNode
  /** Shown small beside the heading (件, 元); figures in the cells stay bare. */
  readonly unit?: string
  /** Figures: to the right, in tabular figures. */
  readonly isNumeric?: boolean
  /** The cell names its row; screen readers say it before the others. */
  readonly isRowName?: boolean
  readonly cell: (row: Row) => ReactNode
}

export type StaticTableProps<Row> = {
  /** Name of the table for screen readers. */
  readonly label: string
  readonly columns: readonly StaticColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** One sentence that is in the place of the rows when there are none. */
  readonly empty?: ReactNode
  /** CSS pixels; more rows scroll under a head that stays. */
  readonly maxHeight?: number
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

/** A few rows to be read: nothing to sort, choose or load. For more than that take the data table. */
export function StaticTable<Row>(props: StaticTableProps<Row>) {
  const { label, columns, rows, rowId, empty = '暂无数据', maxHeight, className, ref } = props
  return (
    <section
      ref={ref}
      className={classNames(styles.box, className)}
      style={{ maxHeight }}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, heading, head, unit, isNumeric }) => (
              <th key={id} scope="col" data-numeric={isNumeric || undefined}>
                {head ?? heading}
                {unit && <span className={styles.unit}>{unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={rowId(row)} row={row} columns={columns} />
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}

function Line<Row>({ row, columns }: { row: Row; columns: readonly StaticColumn<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, isNumeric, isRowName, cell }) =>
        isRowName ? (
          <th key={id} scope="row" data-numeric={isNumeric || undefined}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-numeric={isNumeric || undefined}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  )
}
