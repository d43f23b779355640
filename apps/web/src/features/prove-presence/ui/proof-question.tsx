import { useProvidedScope, useUnit } from 'effector-react'
import { lazy, Suspense, useEffect } from 'react'
import { $isProofAsked, listenToProofs } from '../model/prove-presence.ts'

const ProofDialog = lazy(async () => ({ default: (await import('./proof-dialog.tsx')).ProofDialog }))

/** Asks for the password when a call needs a proof of presence. */
export function ProofQuestion() {
  const scope = useProvidedScope()
  useEffect(() => (scope ? listenToProofs(scope) : undefined), [scope])
  return useUnit($isProofAsked) ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null
}
