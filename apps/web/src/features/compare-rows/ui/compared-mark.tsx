import { CompareIcon } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Marketplace } from '#shared/routes'
import type { Comparable } from '../lib/compared.ts'
import { $baskets } from '../model/basket.ts'
import styles from './compared-mark.module.css'

const ComparedRows = createContext<ReadonlySet<string>>(new Set())

interface ComparedRowsProviderProps {
  marketplace: Marketplace
  subject: Comparable
  children: ReactNode
}

/** Knows for all rows inside which of them are in the basket: each of them asking would cost more than drawing it. */
export function ComparedRowsProvider({ marketplace, subject, children }: ComparedRowsProviderProps) {
  const items = useUnit($baskets)[subject]
  const ids = useMemo(
    () => new Set(items.filter((item) => item.marketplace === marketplace).map(({ id }) => id)),
    [items, marketplace],
  )
  return <ComparedRows value={ids}>{children}</ComparedRows>
}

/** In the corner of a row's first cell while the row is in the basket. Is inside a {@link ComparedRowsProvider}. */
export function ComparedMark({ id }: { id: string }) {
  if (!use(ComparedRows).has(id)) return null
  return (
    <span className={styles.mark} role="img" aria-label="已加入对比" title="已加入对比">
      <CompareIcon />
    </span>
  )
}
