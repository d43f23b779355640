import type { QueryClient } from '@tanstack/react-query'
import { fork, type Scope, scopeBind } from 'effector'
import { $queryClient, callFailed, createQueryClient, onCallFailed } from '#shared/api'
import { clockStarted } from '#shared/clock'
import { isHosted } from '#shared/config'
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

/** What lets somebody in who came with a code or a token; only such a visit loads it. */
export type Adopting = typeof import('#features/adopt-token')

/** Builds the scope, the router and the cache, joins them, and begins the session and the clock. */
export function start(adopting?: Adopting): App {
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
  const handed = adopting ? [adopting.handedWanted] : []
  for (const begin of [...looks, sessionWanted, ...handed, referenceWanted]) scopeBind(begin, { scope })()
  if (isHosted()) void listenToHostClient(scope)
  return { scope, router, queryClient }
}

/** Only a page inside a host client loads what speaks with one. */
async function listenToHostClient(scope: Scope): Promise<void> {
  const { hostListeningWanted, hostSpoke, listenToHost } = await import('#features/answer-host')
  listenToHost(scopeBind(hostSpoke, { scope }))
  scopeBind(hostListeningWanted, { scope })()
}
