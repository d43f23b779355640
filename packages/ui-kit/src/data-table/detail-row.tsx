import type { ReactNode } from 'react'
import css from './row.module.css'

/** What an opened row shows below itself; scrolls inside its given height. */
export function DetailRow(props: {
  readonly rowIndex: number
  readonly start: number
  readonly height: number
  readonly children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of positioned boxes; table elements cannot be virtual.
    // biome-ignore lint/a11y/useFocusableInteractive: its content takes the focus.
    <div
      role="row"
      aria-rowindex={props.rowIndex + 2}
      className={css['detail']}
      style={{ insetBlockStart: props.start, blockSize: props.height }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above. */}
      <div role="gridcell" tabIndex={-1} className={css['detailCell']} data-detail>
        {props.children}
      </div>
    </div>
  )
}
