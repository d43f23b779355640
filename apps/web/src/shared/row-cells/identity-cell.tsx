import { classNames } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import styles from './row-cells.module.css'

interface IdentityCellProps {
  picture: ReactNode
  /** On a narrow board the words take the space of the picture. */
  yields?: boolean
  /** The name, and a line of facts below it. */
  children: ReactNode
}

/** Who or what it is, on two lines beside a picture. */
export function IdentityCell({ picture, yields = false, children }: IdentityCellProps) {
  return (
    <span className={classNames(styles.identity, yields && styles.yields)}>
      {picture}
      <span className={styles.words}>{children}</span>
    </span>
  )
}
