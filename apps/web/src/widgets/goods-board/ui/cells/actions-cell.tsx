import { SearchIcon } from '@haixuan/ui-kit'
import type { CellContext } from '@haixuan/ui-kit/data-table'
import { type GoodsRow, goodsName, sourcingUrl } from '#entities/goods'
import { MoreButton } from '#shared/row-cells'
import styles from './actions-cell.module.css'

interface ActionsCellProps {
  cell: CellContext<GoodsRow>
  onMore: (row: GoodsRow, at: { x: number; y: number }) => void
}

/** The search for a supplier at hand, and everything else behind a menu. */
export function ActionsCell({ cell: { row, tabIndex }, onMore }: ActionsCellProps) {
  const name = goodsName(row)
  return (
    <span className={styles.actions}>
      <a
        className={styles.action}
        href={sourcingUrl(row)}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        title="在 1688 找同款（新标签页）"
        aria-label={`在 1688 找“${name}”的同款`}
      >
        <SearchIcon />
      </a>
      <MoreButton name={name} tabIndex={tabIndex} onMore={(at) => onMore(row, at)} />
    </span>
  )
}
