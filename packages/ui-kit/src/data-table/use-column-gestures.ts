import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
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
/** Milliseconds a finger rests on a heading before it takes the column with it. */
const REST_BEFORE_DRAG = 350

/**
 * Sizing and moving columns by pointer. While a grip is dragged only custom properties change, so no
 * row renders; the new state is reported once, at the end. Escape or a lost pointer changes nothing.
 */
export function useColumnGestures<Row>(input: Gestures<Row>) {
  const [drag, setDrag] = useState<{ readonly id: string; readonly before: string | null } | null>(null)
  const hasDragged = useRef(false)
  const isLifted = useRef(false)
  useStillPage(input.grid, isLifted)

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
    if (!placed.column.canMove || event.button !== 0) return
    const from = event.clientX
    const id = placed.column.id
    const isTouch = event.pointerType === 'touch'
    let before: string | null = id
    const lift = () => {
      hasDragged.current = true
      isLifted.current = true
      setDrag({ id, before: id })
    }
    // A finger that moves at once scrolls the columns; one that rests first takes the column with it.
    const timer = isTouch ? setTimeout(lift, REST_BEFORE_DRAG) : undefined
    follow(event.currentTarget.ownerDocument, event.pointerId, {
      move: (move) => {
        const isStill = Math.abs(move.clientX - from) < DRAG_THRESHOLD
        if (!hasDragged.current && (isTouch || isStill)) {
          if (!isStill) clearTimeout(timer)
          return
        }
        hasDragged.current = true
        before = columnUnder(input.grid.current, move.clientX, move.clientY, before)
        setDrag({ id, before })
      },
      end: (isKept) => {
        clearTimeout(timer)
        isLifted.current = false
        setDrag(null)
        if (isKept && hasDragged.current && before !== id) input.onChange(moveColumn(input.state, id, before))
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

/** While a finger carries a column it neither scrolls the page nor opens the menu of a long press. */
function useStillPage(grid: RefObject<HTMLElement | null>, isLifted: RefObject<boolean>) {
  useEffect(() => {
    const element = grid.current
    const hold = (event: Event) => {
      if (isLifted.current) event.preventDefault()
    }
    // By hand: React listens passively, and a passive listener cannot stop the scrolling.
    element?.addEventListener('touchmove', hold, { passive: false })
    element?.addEventListener('contextmenu', hold)
    return () => {
      element?.removeEventListener('touchmove', hold)
      element?.removeEventListener('contextmenu', hold)
    }
  }, [grid, isLifted])
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
