import type { components } from '@haixuan/api-sdk'
import { BarChart, exactNumber, type StaticColumn, StaticTable, Tag } from '@haixuan/ui-kit'
import { AREA_NAMES } from '#entities/region'
import { Card } from '#shared/card'
import { scoreText } from '#shared/row-cells'
import styles from './detail-table.module.css'

type ReviewArea = components['schemas']['ReviewArea']
type Detail = components['schemas']['GoodsDetail']

const COLUMNS: readonly StaticColumn<ReviewArea>[] = [
  { id: 'area', heading: '区域', isRowName: true, cell: ({ area }) => AREA_NAMES[area] },
  {
    id: 'count',
    heading: '评论数',
    isNumeric: true,
    cell: ({ commentCount }) => exactNumber(commentCount),
  },
  { id: 'score', heading: '评分', isNumeric: true, cell: ({ score }) => scoreText(score) },
]

/** How many reviews and stars each area gives, how the stars are spread, and what reviews speak of. */
export function ReviewCard({ reviews, reviewStars, reviewWords }: Detail) {
  return (
    <Card title="各区域评论">
      <StaticTable
        label="各区域评论"
        columns={COLUMNS}
        rows={reviews}
        rowId={({ area }) => area}
        empty="暂无评论数据。"
      />
      <h3 className={styles.part}>星级分布</h3>
      {reviewStars.length === 0 ? (
        <p className={styles.note}>数据源没有提供各星级的评论数。</p>
      ) : (
        <BarChart
          label="各星级的评论数"
          format={exactNumber}
          bars={reviewStars.map((value, i) => ({ id: String(5 - i), label: `${5 - i} 星`, value }))}
        />
      )}
      <h3 className={styles.part}>评论词</h3>
      {reviewWords.length === 0 ? (
        <p className={styles.note}>数据源没有提供评论内容，因此没有评论词。</p>
      ) : (
        <ul className={styles.words} aria-label="评论词">
          {reviewWords.map(({ word, count }) => (
            <li key={word}>
              <Tag>
                {word} {count === null ? '' : exactNumber(count)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
