import type { ReactNode } from 'react'
import type { PlacedColumn, Zones } from './column-layout.ts'
import css from './row.module.css'

const CLASSES = {
  left: `${css['zone']} ${css['left']}`,
  center: `${css['zone']} ${css['center']}`,
  right: `${css['zone']} ${css['right']}`,
}

/** The three parts of a row of headings or sums: pinned left, scrolling, pinned right. */
export function RowZones<Row>(props: {
  readonly zones: Zones<Row>
  readonly children: (placed: PlacedColumn<Row>) => ReactNode
}) {
  const { zones, children } = props
  return (['left', 'center', 'right'] as const).map((zone) =>
    zones[zone].length === 0 && zone !== 'center' ? null : (
      <div key={zone} role="presentation" className={CLASSES[zone]}>
        {zones[zone].map(children)}
      </div>
    ),
  )
}
