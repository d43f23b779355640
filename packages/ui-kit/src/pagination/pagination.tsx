import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

export type PaginationProps = {
  /** Counts from 1. */
  readonly page: number
  /** Rows a page. */
  readonly limit: number
  /** All rows there are. */
  readonly count: number
  readonly onPageChange: (page: number) => void
  /** Sizes to choose from; without it the size is fixed. */
  readonly limits?: readonly number[]
  readonly onLimitChange?: (limit: number) => void
  /** Tells two paginations of one page apart. */
  readonly label?: string
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

/** Pages of a list, how many rows there are, and how many a page shows. */
export function Pagination(props: PaginationProps) {
  const { page, limit, count, onPageChange, limits, onLimitChange } = props
  const pages = Math.max(1, Math.ceil(count / limit))
  const step = (to: number, label: string, icon: ReactNode) => (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => onPageChange(to)}
    >
      {icon}
    </button>
  )
  return (
    <nav
      ref={props.ref}
      className={classNames(styles.root, props.className)}
      aria-label={props.label ?? '分页'}
    >
      <span className={styles.count}>共 {count.toLocaleString('zh-CN')} 条</span>
      {limits && onLimitChange && (
        <select
          className={styles.limit}
          aria-label="每页条数"
          value={limit}
          onChange={(event) => onLimitChange(Number(event.target.value))}
        >
          {limits.map((size) => (
            <option key={size} value={size}>
              {size} 条/页
            </option>
          ))}
        </select>
      )}
      <div className={styles.pages}>
        {step(page - 1, '上一页', <ChevronLeftIcon />)}
        {pageNumbers(page, pages).map((number) =>
          typeof number === 'number' ? (
            <button
              key={number}
              type="button"
              className={styles.step}
              aria-label={`第 ${number} 页`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => number !== page && onPageChange(number)}
            >
              {number}
            </button>
          ) : (
            <span key={number} className={styles.gap} aria-hidden="true">
              …
            </span>
          ),
        )}
        <span className={styles.brief} aria-hidden="true">
          {page} / {pages}
        </span>
        {step(page + 1, '下一页', <ChevronRightIcon />)}
      </div>
    </nav>
  )
}
