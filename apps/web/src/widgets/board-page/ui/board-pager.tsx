import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { ListPage } from '#shared/board'
import { countText } from '#shared/board'
import { isCutAt, pageCount, pageNumbers } from '../lib/page-range.ts'
import styles from './board-pager.module.css'

interface BoardPagerProps {
  page: ListPage<unknown>
  at: number
  onGo: (page: number) => void
  /** The mouse is pressing the way to that page. */
  onAhead: (page: number) => void
}

/** Pages of the list, and what the membership of the reader leaves out. */
export function BoardPager({ page, at, onGo, onAhead }: BoardPagerProps) {
  const last = pageCount(page)
  const way = (to: number) => ({
    onMouseDown: ({ button }: MouseEvent) => button === 0 && onAhead(to),
    onClick: () => onGo(to),
  })
  return (
    <footer className={styles.footer}>
      {isCutAt(page, at) && (
        <p className={styles.cut}>
          已显示会员等级可见的 {page.visible.toLocaleString('zh-CN')} 条
          <Link to="/buy" className={linkClass()}>
            开通会员查看全部 {countText(page)} 条
          </Link>
        </p>
      )}
      {last > 1 && (
        <nav aria-label="分页" className={styles.pages}>
          <IconButton
            size="small"
            label="上一页"
            icon={<ChevronLeftIcon />}
            disabled={at <= 1}
            {...way(at - 1)}
          />
          {pageNumbers(at, last).map((number, index) =>
            number === null ? (
              <span key={`gap-${index}`}>…</span>
            ) : (
              <Button
                key={number}
                size="small"
                variant={number === at ? 'secondary' : 'quiet'}
                aria-current={number === at ? 'page' : undefined}
                aria-label={`第 ${number} 页`}
                {...way(number)}
              >
                {number}
              </Button>
            ),
          )}
          <IconButton
            size="small"
            label="下一页"
            icon={<ChevronRightIcon />}
            disabled={at >= last}
            {...way(at + 1)}
          />
        </nav>
      )}
    </footer>
  )
}
