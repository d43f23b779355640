import { memo, type ReactNode } from 'react'
import type { PlacedColumn } from './column-layout.ts'
import { isLeading } from './leading-columns.ts'
import mark from './mark.module.css'
import css from './row.module.css'

type SkeletonPartProps<Row> = {
  readonly rowIndex: number
  readonly start: number
  readonly columns: readonly PlacedColumn<Row>[]
}

/** A row whose data is still on the way: as tall as the real one, bars where the words will be. */
export const SkeletonPart = memo(function SkeletonPart<Row>(props: SkeletonPartProps<Row>) {
  return (
    <div
      aria-hidden="true"
      className={css['part']}
      data-skeleton="true"
      style={{ insetBlockStart: props.start }}
    >
      {props.columns.map(({ column, index, style }) => (
        <div
          key={column.id}
          className={`${css['cell']} ${column.align === 'end' ? css['end'] : ''}`}
          style={style}
        >
          {!isLeading(column.id) && (
            <div className={mark['bar']} style={{ inlineSize: `${barWidth(props.rowIndex, index)}%` }} />
          )}
        </div>
      ))}
    </div>
  )
}) as <Row>(props: SkeletonPartProps<Row>) => ReactNode

/** Between 40 and 84 percent, uneven like words, the same on every draw. */
function barWidth(row: number, column: number): number {
  return 40 + ((row * 37 + column * 53) % 45)
}
