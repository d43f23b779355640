import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laterPages } from '../router/load-page.ts'

const LabelDesk = lazy(async () => ({ default: await (await laterPages()).labelDesk() }))

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
