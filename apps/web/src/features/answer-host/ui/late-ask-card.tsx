import { lazy, Suspense } from 'react'
import type { Ask } from '../model/answer-host.ts'

// The slice is in the entry of the site: what it draws comes when somebody asks.
const AskCard = lazy(async () => ({ default: (await import('./ask-card.tsx')).AskCard }))

/** What a host client asks, with the two buttons. */
export function HostAsk({ ask }: { ask: Ask }) {
  return (
    <Suspense>
      <AskCard ask={ask} />
    </Suspense>
  )
}
