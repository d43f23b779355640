import { memo, type ReactNode } from 'react'
import type { Zones } from './column-layout.ts'
import css from './row.module.css'
import { RowZones } from './row-zones.tsx'

type TotalRowProps<Row> = {
  readonly zones: Zones<Row>
  readonly totals: Readonly<Record<string, ReactNode>>
  readonly rowIndex: number
}

/** The row of sums that stays at the lower edge. Values by column id; a column without one stays empty. */
export const TotalRow = memo(function TotalRow<Row>({ zones, totals, rowIndex }: TotalRowProps<Row>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of positioned boxes; table elements cannot be virtual.
    <div className={css['foot']} role="rowgroup">
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus. */}
      <div className={`${css['row']} ${css['footRow']}`} role="row" aria-rowindex={rowIndex}>
        <RowZones zones={zones}>
          {({ column, index, style }) => (
            // biome-ignore lint/a11y/useSemanticElements: as above.
            <div
              key={column.id}
              role="gridcell"
              aria-colindex={index + 1}
              tabIndex={-1}
              className={`${css['words']} ${column.align === 'end' ? css['figures'] : ''}`}
              style={style}
            >
              {totals[column.id]}
            </div>
          )}
        </RowZones>
      </div>
    </div>
  )
}) as <Row>(props: TotalRowProps<Row>) => ReactNode
