import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RawSearch } from '#shared/board'

const TABS = ['overview', 'start', 'reference', 'errors', 'changes', 'keys'] as const
export type TabName = (typeof TABS)[number]

interface Place {
  tab: TabName
  /** Operation that the reference shows. */
  operation: string | undefined
  /** What is looked for in the list of operations. */
  query: string
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Where in the pages for developers the reader is: all of it is in the address. */
export function useDeveloperAddress(): Place & {
  go: (next: Partial<Place>, how?: { replace: boolean }) => void
} {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const operation = text(raw['operation'])
  const tab = TABS.find((name) => name === raw['tab']) ?? (operation === undefined ? 'overview' : 'reference')
  const query = text(raw['q']) ?? ''
  return {
    ...{ tab, operation, query },
    go: (next, { replace } = { replace: false }) => {
      const at = { tab, operation, query, ...next }
      void navigate({
        to: '/developers',
        search: {
          tab: at.tab,
          q: at.query,
          ...(at.operation === undefined ? {} : { operation: at.operation }),
        },
        replace,
        resetScroll: at.tab !== tab || at.operation !== operation,
      })
    },
  }
}
