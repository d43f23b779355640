import { classNames } from '@haixuan/ui-kit'
import styles from './row-cells.module.css'

interface RankCellProps {
  place: number
  /** Places climbed since the day before; null for a newcomer. */
  change: number | null
  /** Days in a row on the board, this one included. */
  days: number
}

function moveTitle(change: number | null): string {
  if (change === null) return '新上榜'
  if (change === 0) return '名次不变'
  return change > 0 ? `上升 ${change} 名` : `下降 ${-change} 名`
}

function moveText(change: number | null): string {
  if (change === null) return '新'
  if (change === 0) return '–'
  return change > 0 ? `▲${change}` : `▼${-change}`
}

/** `3 ▲2 在榜 5 天`, for a copy and for the width of the column. */
export function rankText({ place, change, days }: RankCellProps): string {
  return `${place} ${moveText(change)} 在榜 ${days} 天`
}

/** Place on a board, its change, and how long it has been there. The same on every board of a day. */
export function RankCell({ place, change, days }: RankCellProps) {
  const tone = change === null ? styles.fresh : change > 0 ? styles.up : change < 0 ? styles.down : undefined
  return (
    <span className={styles.place} title={`第 ${place} 名，${moveTitle(change)}，连续在榜 ${days} 天`}>
      <span className={styles.placeLine}>
        <span className={classNames(styles.number, place <= 3 && styles.first)}>{place}</span>
        <span className={classNames(styles.move, tone)}>{moveText(change)}</span>
      </span>
      <span className={styles.days}>在榜 {days} 天</span>
    </span>
  )
}
