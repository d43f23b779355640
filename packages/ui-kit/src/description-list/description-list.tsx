import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { MISSING } from '../number/index.ts'
import styles from './description-list.module.css'

export type Description = {
  readonly term: string
  /** Missing (null, undefined, empty) shows `—`. */
  readonly value: ReactNode
  /** Takes the whole row. */
  readonly isWide?: boolean
}

export type DescriptionListProps = {
  readonly items: readonly Description[]
  /** Pairs in a row where there is space; fewer on narrow screens. */
  readonly columns?: 1 | 2 | 3 | 4
  /** `above` puts the name over a larger value: figures that are read one by one. */
  readonly layout?: 'beside' | 'above'
  readonly className?: string
  readonly ref?: Ref<HTMLDListElement>
}

/** The properties of one thing: name and value. Many things of one kind are a table. */
export function DescriptionList(props: DescriptionListProps) {
  const { items, columns = 2, layout = 'beside', className, ref } = props
  return (
    <dl ref={ref} className={classNames(styles.list, className)} data-columns={columns} data-layout={layout}>
      {items.map(({ term, value, isWide }) => (
        <div key={term} className={styles.pair} data-wide={isWide || undefined}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {value === null || value === undefined || value === '' ? MISSING : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
