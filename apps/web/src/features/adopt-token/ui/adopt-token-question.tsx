import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $offer } from '../model/adopt-token.ts'

// Hardly anybody ever sees it.
const AdoptTokenDialog = lazy(async () => ({
  default: (await import('./adopt-token-dialog.tsx')).AdoptTokenDialog,
}))

/** Asks before a token of the address replaces the session of somebody else. */
export function AdoptTokenQuestion() {
  const offer = useUnit($offer)
  return offer ? (
    <Suspense>
      <AdoptTokenDialog user={offer.user} />
    </Suspense>
  ) : null
}
