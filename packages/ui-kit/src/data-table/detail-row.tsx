import { type ReactNode, useLayoutEffect, useRef } from 'react'
import css from './row.module.css'

const LINE = 1

/** What an opened row shows: below it, as wide as the screen, and still when the columns scroll. */
export function DetailRow(props: {
  readonly rowId: string
  readonly rowIndex: number
  readonly start: number
  readonly height: number
  /** Told the height of what is shown, before it is painted and whenever it changes; null where it is given. */
  readonly measure: ((rowId: string, height: number) => void) | null
  readonly children: ReactNode
}) {
  const { rowId, measure } = props
  const cell = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = cell.current
    if (!element || !measure) return
    const read = () => measure(rowId, element.offsetHeight + LINE)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [rowId, measure])
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
      <div ref={cell} role="gridcell" tabIndex={-1} className={css['detailCell']} data-detail>
        {props.children}
      </div>
    </div>
  )
}
