import type { ReactNode, Ref } from 'react'
import { Button } from '../button/index.ts'
import { classNames } from '../class-names/index.ts'
import styles from './batch-bar.module.css'

export type BatchBarProps = {
  /** How many rows are chosen; at 0 the bar is away. */
  count: number
  /** What the rows are, as 个商品. */
  noun?: string
  /** Offers to choose every row that matches, not only the loaded ones. */
  total?: number | undefined
  onSelectAll?: (() => void) | undefined
  onClear: () => void
  /** Buttons that act on the chosen rows. */
  children: ReactNode
  /** Tells two bars of one page apart. */
  label?: string
  className?: string
  ref?: Ref<HTMLElement>
}

/** Comes up at the foot of a table while rows are chosen. Escape belongs to the table, not to this bar. */
export function BatchBar({
  count,
  noun = '项',
  total,
  onSelectAll,
  onClear,
  children,
  label = '批量操作',
  className,
  ref,
}: BatchBarProps) {
  if (count === 0) return null
  return (
    <section ref={ref} aria-label={label} className={classNames(styles.root, className)}>
      <p role="status" className={styles.count}>
        已选 <strong>{count.toLocaleString('zh-CN')}</strong> {noun}
      </p>
      {onSelectAll && total !== undefined && total > count && (
        <Button size="small" variant="quiet" className={styles.quiet} onClick={onSelectAll}>
          选择全部 {total.toLocaleString('zh-CN')} {noun}
        </Button>
      )}
      <div className={styles.actions}>{children}</div>
      <Button size="small" variant="quiet" className={styles.quiet} onClick={onClear}>
        取消选择
      </Button>
    </section>
  )
}
