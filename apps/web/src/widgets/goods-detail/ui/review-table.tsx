import type { components } from '@haixuan/api-sdk'
import { exactNumber, MISSING, type StaticColumn, StaticTable } from '@haixuan/ui-kit'
import { AREA_NAMES } from '#entities/region'
import styles from './detail-table.module.css'

type ReviewArea = components['schemas']['ReviewArea']

const COLUMNS: readonly StaticColumn<ReviewArea>[] = [
  { id: 'area', heading: '区域', isRowName: true, cell: ({ area }) => AREA_NAMES[area] },
  {
    id: 'count',
    heading: '评论数',
    isNumeric: true,
    cell: ({ commentCount }) => exactNumber(commentCount),
  },
  { id: 'score', heading: '评分', isNumeric: true, cell: ({ score }) => score?.toFixed(1) ?? MISSING },
]

/** How many reviews and stars each area gives. */
export function ReviewTable({ reviews }: { reviews: readonly ReviewArea[] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>各区域评论</h2>
      <StaticTable
        label="各区域评论"
        columns={COLUMNS}
        rows={reviews}
        rowId={({ area }) => area}
        empty="暂无评论数据。"
      />
    </section>
  )
}
