import type { QueryClient } from '@tanstack/react-query'
import { fork, type Scope, scopeBind } from 'effector'
import { handedTokenWanted } from '#features/adopt-token'
import { $queryClient, callFailed, createQueryClient, onCallFailed } from '#shared/api'
import { clockStarted } from '#shared/clock'
import { onlineChanged } from '#shared/connection'
import { lastTabWanted } from '#shared/last-tab'
import { referenceWanted } from '#shared/reference'
import { $navigate } from '#shared/routes'
import { listenToOtherTabs, otherTabSpoke, sessionWanted } from '#shared/session'
import { rememberSource } from '#shared/source'
import { appearanceWanted } from '#shared/theme'
import { type AppRouter, createAppRouter } from './router/router.tsx'
import { bindRouterEvents } from './router/router-events.ts'

/** Everything one running site consists of. */
export interface App {
  scope: Scope
  router: AppRouter
  queryClient: QueryClient
}

/** Builds the scope, the router and the cache, joins them, and begins the session and the clock. */
export function start(): App {
  rememberSource()
  const queryClient = createQueryClient()
  const router = createAppRouter()
  const scope = fork({
    values: [
      [$queryClient, queryClient],
      [
        $navigate,
        (address: string, how?: { replace?: boolean }) => router.navigate({ href: address, ...how }),
      ],
    ],
  })
  onCallFailed(scopeBind(callFailed, { scope }))
  listenToOtherTabs(scopeBind(otherTabSpoke, { scope }))
  const tellOnline = scopeBind(onlineChanged, { scope })
  for (const name of ['online', 'offline']) window.addEventListener(name, () => tellOnline(navigator.onLine))
  tellOnline(navigator.onLine)
  bindRouterEvents(router, scope)
  const looks = [appearanceWanted, lastTabWanted, clockStarted]
  // The session first: what follows asks who is here.
  for (const begin of [...looks, sessionWanted, handedTokenWanted, referenceWanted])
    scopeBind(begin, { scope })()
  return { scope, router, queryClient }
}
