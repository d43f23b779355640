import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { ChevronRightIcon } from '../icon/index.ts'
import styles from './accordion.module.css'

export type AccordionItem = {
  id: string
  title: ReactNode
  content: ReactNode
  open?: boolean
}

export type AccordionProps = {
  items: readonly AccordionItem[]
  /** Opening one closes the others. */
  single?: string
  className?: string
  ref?: Ref<HTMLDivElement>
}

/** Sections that open one by one. The browser's own `<details>`: it also opens when the page's search finds text inside. */
export function Accordion({ items, single, className, ref }: AccordionProps) {
  return (
    <div ref={ref} className={classNames(styles.root, className)}>
      {items.map((item) => (
        <details key={item.id} name={single} open={item.open} className={styles.item}>
          <summary className={styles.summary}>
            <ChevronRightIcon className={styles.arrow} />
            {item.title}
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
