import { type Marketplace, needsFlag } from '@haixuan/rules'
import { useUnit } from 'effector-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { $user, isErpAccount } from '#shared/session'

// Only accounts that a host client made ever see it.
const MobileNeeded = lazy(async () => ({ default: (await import('./mobile-needed.tsx')).MobileNeeded }))

/** TikTok pages of an account that a host client made: it is asked for its mobile instead (specification, section 6). */
export function MobileGate({ marketplace, children }: { marketplace: Marketplace; children: ReactNode }) {
  const user = useUnit($user)
  if (!needsFlag(marketplace) || user === null || !isErpAccount(user)) return children
  return (
    <Suspense>
      <MobileNeeded />
    </Suspense>
  )
}
