import { KitProvider, ToastRegion } from '@haixuan/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as ScopeProvider, useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { AdoptTokenQuestion } from '#features/adopt-token'
import { $toasts } from '#shared/notice'
import { $isSignedIn } from '#shared/session'
import type { App } from './start.ts'

// After the first paint: neither belongs to what a visitor sees first.
const FolderChoice = lazy(async () => ({ default: (await import('#features/keep-favourite')).FolderChoice }))
const ExportTray = lazy(async () => ({ default: (await import('#features/export-rows')).ExportTray }))

/** The site inside everything it needs. */
export function Site({ app: { scope, router, queryClient } }: { app: App }) {
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <KitProvider>
          <RouterProvider router={router} />
          <Notices />
          <AdoptTokenQuestion />
          <OwnThings />
        </KitProvider>
      </QueryClientProvider>
    </ScopeProvider>
  )
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
