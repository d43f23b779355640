import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './badge.module.css'

export type BadgeProps = {
  /** What waits; 0 and missing show nothing. */
  readonly count?: number | null | undefined
  /** A dot instead of a figure: something is new, how much does not matter. */
  readonly isDot?: boolean
  /** Figures above show as `99+`. */
  readonly max?: number
  /** What is counted, for screen readers: 条未读消息. */
  readonly label: string
  readonly children?: ReactNode
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

/** A figure at the corner of an icon or a menu entry. */
export function Badge({ count, isDot = false, max = 99, label, children, className, ref }: BadgeProps) {
  const isShown = isDot || (count ?? 0) > 0
  return (
    <span ref={ref} className={classNames(children === undefined ? styles.alone : styles.root, className)}>
      {children}
      {isShown && (
        <span className={isDot ? styles.dot : styles.count}>
          {!isDot && <span aria-hidden="true">{(count ?? 0) > max ? `${max}+` : count}</span>}
          <span className={styles.unseen}>{isDot ? label : `${count} ${label}`}</span>
        </span>
      )}
    </span>
  )
}
