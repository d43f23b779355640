import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const LabelDesk = lazy(async () => ({ default: (await import('#widgets/label-desk')).LabelDesk }))

/** The label editor stands through all its pages, so that changing tools neither draws it anew nor loses anything. */
export function LabelLayout() {
  return (
    <>
      <Suspense>
        <LabelDesk />
      </Suspense>
      <Outlet />
    </>
  )
}
