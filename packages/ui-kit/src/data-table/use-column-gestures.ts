import { type PointerEvent as ReactPointerEvent, type RefObject, useRef, useState } from 'react'
import { measureColumns, metricVariables, type PlacedColumn, type Zones } from './column-layout.ts'
import { type ColumnState, clampWidth, moveColumn, setColumnWidth } from './column-state.ts'

type Gestures<Row> = {
  readonly zones: Zones<Row>
  readonly state: ColumnState
  readonly viewportWidth: number
  readonly grid: RefObject<HTMLElement | null>
  readonly onChange: (state: ColumnState) => void
}

/** Pixels the pointer travels before a press on a heading becomes a drag. */
const DRAG_THRESHOLD = 6

/**
 * Sizing and moving columns by pointer. While a grip is dragged only custom properties change, so no
 * row renders; the new state is reported once, at the end. Escape or a lost pointer changes nothing.
 */
export function useColumnGestures<Row>(input: Gestures<Row>) {
  const [drag, setDrag] = useState<{ readonly id: string; readonly before: string | null } | null>(null)
  const hasDragged = useRef(false)

  const startResize = (placed: PlacedColumn<Row>, event: ReactPointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const grip = event.currentTarget
    const { column } = placed
    const from = event.clientX
    const shown = Number.parseFloat(getComputedStyle(grip.parentElement ?? grip).inlineSize)
    let width = shown
    const show = (widths: ColumnState['widths']) => {
      const metrics = measureColumns(input.zones, widths, input.viewportWidth)
      for (const [name, value] of Object.entries(metricVariables(metrics)))
        input.grid.current?.style.setProperty(name, value)
    }
    grip.dataset['active'] = 'true'
    follow(grip.ownerDocument, event.pointerId, {
      move: (move) => {
        width = clampWidth(column, shown + move.clientX - from)
        show({ ...input.state.widths, [column.id]: width })
      },
      end: (isKept) => {
        delete grip.dataset['active']
        if (isKept && width !== shown) input.onChange(setColumnWidth(input.state, column, width))
        else show(input.state.widths)
      },
    })
  }

  const startDrag = (placed: PlacedColumn<Row>, event: ReactPointerEvent<HTMLElement>) => {
    hasDragged.current = false
    if (!placed.column.canMove || event.button !== 0 || event.pointerType === 'touch') return
    const from = event.clientX
    const id = placed.column.id
    let before: string | null = null
    follow(event.currentTarget.ownerDocument, event.pointerId, {
      move: (move) => {
        if (!hasDragged.current && Math.abs(move.clientX - from) < DRAG_THRESHOLD) return
        hasDragged.current = true
        before = columnUnder(input.grid.current, move.clientX, move.clientY, before)
        setDrag({ id, before })
      },
      end: (isKept) => {
        setDrag(null)
        if (isKept && hasDragged.current) input.onChange(moveColumn(input.state, id, before))
      },
    })
  }

  return {
    startResize,
    startDrag,
    drag,
    /** True once after a drag: the click that ends it is not a press on the heading. */
    endedDrag: () => {
      const ended = hasDragged.current
      hasDragged.current = false
      return ended
    },
  }
}

/** Follows one pointer over the whole page until it is lifted (kept), lost, or Escape is pressed (dropped). */
function follow(
  page: Document,
  pointer: number,
  handlers: { readonly move: (event: PointerEvent) => void; readonly end: (isKept: boolean) => void },
) {
  const stop = new AbortController()
  const end = (isKept: boolean) => {
    stop.abort()
    handlers.end(isKept)
  }
  const { signal } = stop
  const own = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointer) act(event)
  }
  page.addEventListener('pointermove', own(handlers.move), { signal })
  page.addEventListener(
    'pointerup',
    own(() => end(true)),
    { signal },
  )
  page.addEventListener(
    'pointercancel',
    own(() => end(false)),
    { signal },
  )
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') end(false)
    },
    { signal, capture: true },
  )
}

/** The column before which a drop at this point lands; null is the end. Fixed columns refuse it. */
function columnUnder(grid: HTMLElement | null, x: number, y: number, last: string | null): string | null {
  const headings = [...(grid?.querySelectorAll<HTMLElement>('[role="columnheader"]') ?? [])]
  const under = grid?.ownerDocument.elementFromPoint(x, y)?.closest<HTMLElement>('[role="columnheader"]')
  if (!under) return last
  const box = under.getBoundingClientRect()
  const target = x > box.left + box.width / 2 ? headings[headings.indexOf(under) + 1] : under
  const id = target?.dataset['column'] ?? null
  return id?.startsWith('__') ? last : id
}
