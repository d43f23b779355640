import type { components } from '@haixuan/api-sdk'
import { AREA_NAMES } from '#entities/region'
import styles from './detail-table.module.css'

type ReviewArea = components['schemas']['ReviewArea']

/** How many reviews and stars each area gives. */
export function ReviewTable({ reviews }: { reviews: readonly ReviewArea[] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>各区域评论</h2>
      {reviews.length === 0 ? (
        <p className={styles.none}>暂无评论数据。</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">区域</th>
              <th scope="col" className={styles.figure}>
                评论数
              </th>
              <th scope="col" className={styles.figure}>
                评分
              </th>
            </tr>
          </thead>
          <tbody>
            {reviews.map(({ area, commentCount, score }) => (
              <tr key={area}>
                <th scope="row">{AREA_NAMES[area]}</th>
                <td className={styles.figure}>{commentCount?.toLocaleString('zh-CN') ?? '—'}</td>
                <td className={styles.figure}>{score?.toFixed(1) ?? '—'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
