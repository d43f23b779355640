import { CompareIcon, linkClass } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { compareHref } from '../lib/compare-address.ts'
import type { Comparable } from '../lib/compared.ts'
import { $baskets } from '../model/basket.ts'
import styles from './compare-link.module.css'

/** The way to the comparison while something waits for it. */
export function CompareLink({ subject }: { subject: Comparable }) {
  const items = useUnit($baskets)[subject]
  if (items.length === 0) return null
  return (
    <Link to={compareHref(subject, items)} className={`${linkClass()} ${styles.link}`}>
      <CompareIcon />
      对比 {items.length}
    </Link>
  )
}
