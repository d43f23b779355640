import { KitProvider, ToastRegion } from '@haixuan/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as ScopeProvider, useUnit } from 'effector-react'
import { AdoptTokenQuestion } from '#features/adopt-token'
import { $toasts } from '#shared/notice'
import type { App } from './start.ts'

/** The site inside everything it needs. */
export function Site({ app: { scope, router, queryClient } }: { app: App }) {
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <KitProvider>
          <RouterProvider router={router} />
          <Notices />
          <AdoptTokenQuestion />
        </KitProvider>
      </QueryClientProvider>
    </ScopeProvider>
  )
}

function Notices() {
  return <ToastRegion queue={useUnit($toasts)} />
}
