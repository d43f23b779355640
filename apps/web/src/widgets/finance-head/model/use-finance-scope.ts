import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { type FinanceScope, readScope } from '#entities/finance-book'
import { type ListAddress, useListAddress } from '#shared/list-address'
import { $keptHead } from './finance-default.ts'

/** What the address asks for; where it says nothing, what this browser keeps. */
export function useFinanceScope(): { scope: FinanceScope; address: ListAddress } {
  const address = useListAddress()
  const kept = useUnit($keptHead)
  const { read } = address
  const scope = useMemo(
    () => readScope((name) => read(name) ?? (kept as Readonly<Record<string, string | undefined>>)[name]),
    [read, kept],
  )
  return { scope, address }
}
