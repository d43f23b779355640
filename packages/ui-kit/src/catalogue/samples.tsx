import type { ReactNode } from 'react'
import styles from './samples.module.css'

/** A titled row of examples in a story; `stack` puts them under one another. */
export function Samples({ title, stack, children }: { title: string; stack?: boolean; children: ReactNode }) {
  return (
    <section className={styles.root}>
      <h3 className={styles.title}>{title}</h3>
      <div className={stack ? styles.stack : styles.row}>{children}</div>
    </section>
  )
}
