import { mixText, type ShopRow, shareText } from '#entities/shop'
import styles from './mix-cell.module.css'

/** The main category, and a bar of the shares of all that are listed. */
export function MixCell({ row }: { row: ShopRow }) {
  const main = row.categories[0]
  if (!main) return <span className={styles.missing}>—</span>
  return (
    <span className={styles.mix} title={mixText(row)}>
      <span className={styles.name}>
        {main.name} {shareText(main.share)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        {row.categories.map(({ id, share }) => (
          <span key={id} className={styles.part} style={{ width: `${(share ?? 0) * 100}%` }} />
        ))}
      </span>
    </span>
  )
}
