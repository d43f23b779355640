import styles from './row-cells.module.css'

interface RowTagProps {
  tone?: 'plain' | 'info' | 'danger'
  children: string
}

/** A word that marks a row, in its line of facts. */
export function RowTag({ tone = 'plain', children }: RowTagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}
