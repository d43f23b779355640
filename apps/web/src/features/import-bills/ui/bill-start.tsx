import { Tag } from '@haixuan/ui-kit'
import { NEEDED_BILLS } from '../lib/needed-bills.ts'
import { BillDrop } from './bill-drop.tsx'
import { BillSamples } from './bill-samples.tsx'
import styles from './bill-start.module.css'

/** The place of the figures while there is no bill: the drop area is the page, beside it what is needed and what to try. */
export function BillStart({ onFiles }: { onFiles: (files: File[]) => void }) {
  return (
    <div className={styles.start}>
      <div className={styles.drop}>
        <BillDrop onFiles={onFiles} />
      </div>
      <BillSamples />
      <section className={styles.needed} aria-labelledby="needed-bills">
        <h2 id="needed-bills" className={styles.heading}>
          要哪些文件
          <span className={styles.hint}>有多少先导多少，缺的会告诉你</span>
        </h2>
        <ul className={styles.list}>
          {NEEDED_BILLS.map(({ name, from, brings, isNeeded }) => (
            <li key={name}>
              <span className={styles.name}>
                <strong>{name}</strong>
                <Tag tone={isNeeded ? 'info' : 'neutral'}>{isNeeded ? '算毛利必需' : '可后补'}</Tag>
              </span>
              <span>{from}</span>
              <span className={styles.hint}>{brings}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
