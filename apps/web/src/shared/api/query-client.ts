import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { attach, createStore } from 'effector'

/** Change of what a query has cached, without asking the server. */
interface QueryPatch {
  queryKey: QueryKey
  update: (cached: unknown) => unknown
}

/**
 * Reads are fresh for a minute and are not repeated by themselves: a failure is shown at once, with a way to
 * try again. Focusing the window does not spend the visitor's quota.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false } },
  })

/** The seam between effector and react-query: flows reach the cache through these three and nothing else. */
export const $queryClient = createStore(createQueryClient(), { serialize: 'ignore' })

/** Marks everything whose key begins so as old, and asks again for what is on screen: `[operation]` is enough. */
export const invalidateFx = attach({
  source: $queryClient,
  effect: (client, queryKey: QueryKey) => client.invalidateQueries({ queryKey }),
})

/** Changes a cached answer. */
export const patchQueryFx = attach({
  source: $queryClient,
  effect: (client, { queryKey, update }: QueryPatch) => {
    client.setQueryData(queryKey, update)
  },
})

/** Forgets every answer: another person may be next. */
export const forgetQueriesFx = attach({ source: $queryClient, effect: (client) => client.clear() })
