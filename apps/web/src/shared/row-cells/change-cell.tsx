import { classNames } from '@haixuan/ui-kit'
import styles from './row-cells.module.css'

/** A change as a ratio, with an arrow beside the colour; — where there is nothing to compare with. */
export function ChangeCell({ ratio }: { ratio: number | null }) {
  if (ratio === null) return <span className={styles.missing}>—</span>
  const tone = ratio > 0 ? styles.up : ratio < 0 ? styles.down : undefined
  return (
    <span className={classNames(styles.change, tone)}>
      <span aria-hidden="true">{ratio > 0 ? '▲' : ratio < 0 ? '▼' : ''}</span>
      {changeText(ratio)}
    </span>
  )
}

/** `+25.0%`; from ten times on as `×12.3`. */
export function changeText(ratio: number): string {
  if (ratio >= 9) return `×${(ratio + 1).toFixed(1)}`
  return `${ratio > 0 ? '+' : ''}${(ratio * 100).toFixed(1)}%`
}
