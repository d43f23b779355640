import { classNames } from '@haixuan/ui-kit'
import { plainClick } from './plain-click.ts'
import styles from './row-cells.module.css'

interface RowLinkProps {
  name: string
  /** Address of the row's own page, if it has one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
  /** Whether a long name takes two lines on a narrow board. */
  wraps?: boolean
}

/** The name of a row. A plain link is a third of the work of the router's, and there is one in every row. */
export function RowLink({ name, href, onOpen, tabIndex, wraps = true }: RowLinkProps) {
  const className = classNames(styles.link, wraps && styles.wraps)
  if (href === undefined) return <span className={className}>{name}</span>
  return (
    <a className={className} href={href} tabIndex={tabIndex} title={name} onClick={plainClick(onOpen)}>
      {name}
    </a>
  )
}
