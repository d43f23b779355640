import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $ask } from '../model/answer-host.ts'

// Only inside host clients.
const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }))

/** What a host client asks, above any page but the one that is about it. */
export function HostQuestion() {
  const ask = useUnit($ask)
  if (ask === null || location.pathname === '/authorize') return null
  return (
    <Suspense>
      <AskDialog ask={ask} />
    </Suspense>
  )
}
