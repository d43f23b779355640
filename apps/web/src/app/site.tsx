import { KitProvider, ToastRegion } from '@haixuan/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as ScopeProvider, useUnit } from 'effector-react'
import { Fragment, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { LateSupportSheet, supportOpened } from '#features/ask-support'
import { ProofQuestion } from '#features/prove-presence'
import { isHosted } from '#shared/config'
import { $toasts } from '#shared/notice'
import { $isSignedIn } from '#shared/session'
import type { Adopting, App } from './start.ts'

// After the first paint: neither belongs to what a visitor sees first.
const FolderChoice = lazy(async () => ({ default: (await import('#features/keep-favourite')).FolderChoice }))
const ExportTray = lazy(async () => ({ default: (await import('#features/export-rows')).ExportTray }))

// Only inside host clients.
const HostQuestion = lazy(async () => ({ default: (await import('#features/answer-host')).HostQuestion }))

interface SiteProps {
  app: App
  adopting: Adopting | undefined
}

/** The site inside everything it needs. */
export function Site({ app: { scope, router, queryClient }, adopting }: SiteProps) {
  const Entrance = adopting?.Entrance ?? Fragment
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <Kit>
          <Entrance>
            <RouterProvider router={router} />
          </Entrance>
          <Notices />
          {adopting && <adopting.AdoptTokenQuestion />}
          {isHosted() && (
            <Suspense>
              <HostQuestion />
            </Suspense>
          )}
          <ProofQuestion />
          <LateSupportSheet />
          <OwnThings />
        </Kit>
      </QueryClientProvider>
    </ScopeProvider>
  )
}

/** The words 联系客服 open the sheet of the operator's contacts wherever a text of the kit says them. */
function Kit({ children }: { children: ReactNode }) {
  const open = useUnit(supportOpened)
  const phrases = useMemo(() => ({ 联系客服: () => open({}) }), [open])
  return <KitProvider phrases={phrases}>{children}</KitProvider>
}

function Notices() {
  return <ToastRegion queue={useUnit($toasts)} />
}

/** What floats above any page for somebody who is signed in. */
function OwnThings() {
  return (
    useUnit($isSignedIn) && (
      <Suspense>
        <FolderChoice />
        <ExportTray />
      </Suspense>
    )
  )
}
