import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import styles from './page-header.module.css'

export type PageHeaderProps = {
  title: string
  /** Beside the title: a badge such as 示例数据. */
  badge?: ReactNode
  /** Below it: the age of the data, where they come from. */
  meta?: ReactNode
  /** At the right: the main actions of the page, at most three. */
  actions?: ReactNode
  /** Above it: the way here. */
  breadcrumb?: ReactNode
  className?: string
  ref?: Ref<HTMLElement>
}

/** The head of a page: what it shows, how old that is, what can be done. Its title is the page's only h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, badge, meta, actions, breadcrumb, className, ref } = props
  return (
    <header ref={ref} className={classNames(styles.root, className)}>
      {breadcrumb && <div className={styles.breadcrumb}>{breadcrumb}</div>}
      <div className={styles.line}>
        <h1 className={styles.title}>{title}</h1>
        {badge}
        {meta && <div className={styles.meta}>{meta}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
