import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Marketplace } from '#shared/routes'
import { listingMarksQuery } from '../api/listings.query.ts'

const ListedRows = createContext<ReadonlySet<string>>(new Set())

/** Knows for all rows inside which products are 已上架: each of them asking for itself would cost more than drawing it. */
export function ListedRowsProvider({
  marketplace,
  children,
}: {
  marketplace: Marketplace
  children: ReactNode
}) {
  const { data } = useQuery({ ...listingMarksQuery(marketplace), staleTime: 300_000 })
  const listed = useMemo(
    () => new Set(data?.filter(({ status }) => status === 'listed').map(({ id }) => id)),
    [data],
  )
  return <ListedRows value={listed}>{children}</ListedRows>
}

/** Whether the product is 已上架 in the caller's warehouse; nothing is, outside a {@link ListedRowsProvider}. */
export const useIsListed = (id: string) => use(ListedRows).has(id)
