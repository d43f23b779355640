import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import styles from './empty-state.module.css'

export type EmptyStateProps = {
  /** What is the case, in one sentence. */
  title: string
  /** Why, and what to do next. */
  children?: ReactNode
  /** The next step: a button or a link. */
  action?: ReactNode
  /** An icon of the kit, 20 px. */
  icon?: ReactNode
  /** `page` where it is all there is, `section` inside a card, `inline` inside a table. */
  size?: 'page' | 'section' | 'inline'
  /** `alert` when it appears because something failed. */
  role?: 'status' | 'alert'
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** Shown where contents would be, and says what to do. Its ready-made forms are in this folder. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  size = 'section',
  role = 'status',
  className,
  ref,
}: EmptyStateProps) {
  return (
    <div ref={ref} role={role} className={classNames(styles.root, styles[size], className)}>
      {size !== 'inline' && (
        <div className={styles.picture} aria-hidden="true">
          <span className={styles.rows} />
          {icon && <span className={styles.icon}>{icon}</span>}
        </div>
      )}
      <p className={styles.title}>
        <Sentence>{title}</Sentence>
      </p>
      {children && (
        <div className={styles.text}>
          <Sentence>{children}</Sentence>
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
