import { KitProvider, ToastRegion } from '@haixuan/ui-kit'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider as ScopeProvider, useUnit } from 'effector-react'
import { $toasts } from '#shared/notice'
import type { App } from './start.ts'

/** The site inside everything it needs. */
export function Providers({ app: { scope, router, queryClient } }: { app: App }) {
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <KitProvider>
          <RouterProvider router={router} />
          <Notices />
        </KitProvider>
      </QueryClientProvider>
    </ScopeProvider>
  )
}

function Notices() {
  return <ToastRegion queue={useUnit($toasts)} />
}
