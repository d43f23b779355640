import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useState,
} from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './split-panes.module.css'

export type SplitPanesProps = {
  /** Name of the handle, as 调整分组栏宽度. */
  label: string
  start: ReactNode
  end: ReactNode
  /** Width of the first pane in percent. */
  defaultSize?: number
  min?: number
  max?: number
  /** The handle was let go; for remembering the width. */
  onResizeEnd?: (size: number) => void
  className?: string
  ref?: Ref<HTMLDivElement>
}

const STEP = 2

/** Two panes with a handle between them; on a narrow screen they are under one another. */
export function SplitPanes({
  label,
  start,
  end,
  defaultSize = 30,
  min = 15,
  max = 70,
  onResizeEnd,
  className,
  ref,
}: SplitPanesProps) {
  const [size, setSize] = useState(defaultSize)
  const set = (next: number) => {
    const bounded = Math.min(max, Math.max(min, Math.round(next)))
    setSize(bounded)
    return bounded
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    set(((event.clientX - box.left) / box.width) * 100)
  }
  const press = (event: KeyboardEvent) => {
    const target: Record<string, number> = {
      ArrowLeft: size - STEP,
      ArrowRight: size + STEP,
      Home: min,
      End: max,
    }
    const next = target[event.key]
    if (next === undefined) return
    event.preventDefault()
    onResizeEnd?.(set(next))
  }
  return (
    <div
      ref={ref}
      className={classNames(styles.root, className)}
      style={{ '--split': `${size}%` } as CSSProperties}
    >
      <div className={styles.start}>{start}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this separator can. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuenow={size}
        aria-valuemin={min}
        aria-valuemax={max}
        className={styles.handle}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onPointerUp={() => onResizeEnd?.(size)}
        onDoubleClick={() => onResizeEnd?.(set(defaultSize))}
        onKeyDown={press}
      />
      <div className={styles.end}>{end}</div>
    </div>
  )
}
