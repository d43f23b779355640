import { MOST_PAGES } from '@haixuan/rules'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Where a list is; undefined takes a part off. */
type ListChange = Readonly<Record<string, string | number | undefined>>

export interface ListAddress {
  /** From 1. */
  page: number
  /** Another part of the address, such as the words that are looked for; undefined where it is not said once. */
  read: (name: string) => string | undefined
  /** Goes to the list with that change. What else the address says stays; the page begins again unless it is named. */
  go: (change: ListChange) => void
}

function pageOf(said: unknown): number {
  const text = String(said ?? '')
  return /^\d{1,3}$/.test(text) ? Math.min(MOST_PAGES, Math.max(1, Number(text))) : 1
}

/** Keeps page, words and filters of a plain list in the address: going back and loading again find the same rows. */
export function useListAddress(): ListAddress {
  const said: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const read = useCallback(
    (name: string) => {
      const value = Object.hasOwn(said, name) ? said[name] : undefined
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    [said],
  )
  const go = useCallback(
    (change: ListChange) => {
      const next = { ...said, page: undefined, ...change }
      const kept = Object.entries(next).filter(
        ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
      )
      const search = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
      void navigate({ to: '.', search: search as never, resetScroll: false })
    },
    [said, navigate],
  )
  return { page: pageOf(said['page']), read, go }
}
