import type { RankRow } from '#entities/goods'
import { partNames } from '../../lib/reasons.ts'
import styles from './chance-cell.module.css'

/** `78.5（增速 90、竞争 60、…）`. */
export function chanceText({ chanceScore, parts }: RankRow): string {
  if (chanceScore === null) return '—'
  return `${chanceScore.toFixed(1)}（${partsText(parts)}）`
}

function partsText(parts: RankRow['parts']): string {
  const names = partNames(parts.length)
  return names.map((name, i) => `${name} ${parts[i] ?? '—'}`).join('、')
}

/** The score beside a bar for each of its parts. */
export function ChanceCell({ row }: { row: RankRow }) {
  const { chanceScore, parts } = row
  if (chanceScore === null) return <span>—</span>
  const names = partNames(parts.length)
  return (
    <span className={styles.cell} title={partsText(parts)}>
      <span className={styles.score}>{chanceScore.toFixed(1)}</span>
      <span className={styles.parts} aria-hidden="true">
        {names.map((name, i) => (
          <span key={name} className={styles.part}>
            <span className={styles.track}>
              <span className={styles.bar} style={{ height: `${parts[i] ?? 0}%` }} />
            </span>
            <span className={styles.name}>{name.slice(0, 2)}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
