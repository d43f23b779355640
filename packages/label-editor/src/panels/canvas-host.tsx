import { useEffect, useLayoutEffect, useRef } from 'react'
import { createLabelCanvas, type LabelCanvas } from '../canvas/label-canvas.ts'
import type { LabelStore } from '../editor/label-store.ts'
import type { Point } from '../geometry/viewport.ts'
import styles from './canvas-host.module.css'

interface CanvasHostProps {
  store: LabelStore
  onReady(canvas: LabelCanvas | null): void
  onOpen(id: string): void
  onMenu(at: Point): void
  onDrop(data: DataTransfer): void
}

/** The place of the canvas in the page. What it shows is mirrored as a list for screen readers by `MirrorList`. */
export function CanvasHost({ store, onReady, onOpen, onMenu, onDrop }: CanvasHostProps) {
  const host = useRef<HTMLDivElement>(null)
  const handlers = useRef({ onReady, onOpen, onMenu })
  handlers.current = { onReady, onOpen, onMenu }
  const canvas = useRef<LabelCanvas>(null)
  // Before the first paint, so that the label is in it; the panels hear of it when it has been painted.
  useLayoutEffect(() => {
    if (!host.current) return
    const made = createLabelCanvas({
      host: host.current,
      store,
      onOpen: (id) => handlers.current.onOpen(id),
      onMenu: (at) => handlers.current.onMenu(at),
    })
    canvas.current = made
    return () => {
      canvas.current = null
      made.destroy()
    }
  }, [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another store has another canvas.
  useEffect(() => {
    handlers.current.onReady(canvas.current)
    return () => handlers.current.onReady(null)
  }, [store])
  return (
    <div
      ref={host}
      className={styles.host}
      role="application"
      aria-label="标签画布：方向键移动所选元素，Alt 加上下键选择元素，回车编辑文字，问号查看快捷键"
      aria-describedby="label-mirror"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the canvas takes the keyboard.
      tabIndex={0}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop(event.dataTransfer)
      }}
    />
  )
}
