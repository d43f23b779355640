import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { MISSING, shortNumber } from '../number/index.ts'
import styles from './heat-grid.module.css'
import { HEAT_LEVELS, heatLevel } from './heat-level.ts'

export type HeatGridProps = {
  readonly label: string
  readonly columns: readonly string[]
  /** One value a column; missing is null. */
  readonly rows: readonly { readonly label: string; readonly values: readonly (number | null)[] }[]
  readonly format?: (value: number) => string
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

/** Where much happens: a table whose grounds say how much. The figures are always written in it. */
export function HeatGrid(props: HeatGridProps) {
  const { label, columns, rows, format = shortNumber, className, ref } = props
  const values = rows.flatMap((row) => row.values.flatMap((value) => (value === null ? [] : [value])))
  const low = Math.min(...values)
  const high = Math.max(...values)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section ref={ref} className={classNames(styles.box, className)} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {columns.map((column, at) => {
                const value = row.values[at] ?? null
                return (
                  <td
                    key={column}
                    className={styles.cell}
                    data-level={heatLevel(value, low, high) ?? undefined}
                  >
                    {value === null ? MISSING : format(value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {values.length > 0 && (
        <div className={styles.scale} aria-hidden="true">
          {format(low)}
          {HEAT_LEVELS.map((level) => (
            <span key={level} className={styles.cell} data-level={level} />
          ))}
          {format(high)}
        </div>
      )}
    </section>
  )
}
