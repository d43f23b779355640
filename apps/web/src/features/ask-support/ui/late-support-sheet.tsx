import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { $support } from '../model/support.ts'

const Sheet = lazy(async () => ({ default: (await import('./support-sheet.tsx')).SupportSheet }))

/** The way to the operator, once somebody wants it. Rendered once in the app. */
export function LateSupportSheet() {
  const about = useUnit($support)
  return (
    about && (
      <Suspense>
        <Sheet planId={about.planId} />
      </Suspense>
    )
  )
}
