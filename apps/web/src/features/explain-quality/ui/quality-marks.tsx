import { MISSING, Tag } from '@haixuan/ui-kit'
import { type GoodsRow, qualityMarks } from '#entities/goods'
import styles from './quality-marks.module.css'

/** What a reader must know before trusting a row; each mark names its rule. — where nothing is to be said. */
export function QualityMarks({ quality }: { quality: GoodsRow['quality'] }) {
  const marks = qualityMarks(quality)
  if (marks.length === 0) return <span className={styles.none}>{MISSING}</span>
  return (
    <span className={styles.marks}>
      {marks.map(({ id, label, meaning, tone }) => (
        <Tag key={id} tone={tone} hint={`${label}：${meaning}`}>
          {label}
        </Tag>
      ))}
    </span>
  )
}
