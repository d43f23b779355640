import { MOST_PAGES } from '@haixuan/rules'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** Where a list is; undefined takes a part off. */
export type ListChange = Readonly<Record<string, string | number | undefined>>

export interface ListAddress {
  /** From 1. */
  page: number
  /** Another part of the address, such as the words that are looked for; undefined where it is not said once. */
  read: (name: string) => string | undefined
  /** Goes to the list with that change. What else the address says stays; the page begins again unless it is named. */
  go: (change: ListChange) => void
  /** Where `go` goes, for a link that may be opened elsewhere. */
  hrefOf: (change: ListChange) => string
}

function pageOf(said: unknown): number {
  const text = String(said ?? '')
  return /^\d{1,3}$/.test(text) ? Math.min(MOST_PAGES, Math.max(1, Number(text))) : 1
}

/** What the address says after a change. */
function changed(said: Readonly<Record<string, unknown>>, change: ListChange): Record<string, string> {
  const kept = Object.entries({ ...said, page: undefined, ...change }).filter(
    ([name, value]) => value !== undefined && value !== '' && !(name === 'page' && value === 1),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

/** Keeps page, words and filters of a plain list in the address: going back and loading again find the same rows. */
export function useListAddress(): ListAddress {
  const said: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { options } = useRouter()
  const read = useCallback(
    (name: string) => {
      const value = Object.hasOwn(said, name) ? said[name] : undefined
      return typeof value === 'string' && value !== '' ? value : undefined
    },
    [said],
  )
  const go = useCallback(
    (change: ListChange) => {
      void navigate({ to: '.', search: changed(said, change) as never, resetScroll: false })
    },
    [said, navigate],
  )
  const hrefOf = useCallback(
    // Building the whole location for each link of a table would delay its rows.
    (change: ListChange) => options.stringifySearch(changed(said, change)) || '?',
    [said, options],
  )
  return { page: pageOf(said['page']), read, go, hrefOf }
}
