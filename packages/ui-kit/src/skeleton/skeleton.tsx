import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** Any CSS width. */
  width?: string
  /** Any CSS height; a line of text by default. */
  height?: string
  /** `block` for pictures and charts, `circle` for avatars. */
  shape?: 'text' | 'block' | 'circle'
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** Keeps the place of what is coming. Give it the size the contents will have, so that nothing jumps. */
export function Skeleton({ width, height, shape = 'text', className, ref }: SkeletonProps) {
  return (
    <span
      ref={ref}
      aria-hidden="true"
      className={classNames(styles.root, styles[shape], className)}
      style={{ width, height }}
    />
  )
}

const WIDTHS = ['92%', '76%', '84%', '64%', '88%']

export type SkeletonLinesProps = { lines?: number; className?: string; ref?: Ref<HTMLDivElement> }

/** Several lines, and one word for screen readers. */
export function SkeletonLines({ lines = 3, className, ref }: SkeletonLinesProps) {
  const rows = Array.from({ length: lines }, (_, line) => ({
    id: `line-${line}`,
    width: WIDTHS[line % WIDTHS.length] ?? '80%',
  }))
  return (
    <div ref={ref} role="status" aria-label="加载中" className={classNames(styles.lines, className)}>
      {rows.map(({ id, width }) => (
        <Skeleton key={id} width={width} />
      ))}
    </div>
  )
}
