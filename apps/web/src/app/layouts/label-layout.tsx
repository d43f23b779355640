import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laterPages } from '../router/load-page.ts'

const loadDesk = async () => ({ default: await (await laterPages()).labelDesk() })

/** A visit that begins here fetches the editor while the site around it is set up. */
const early = /^\/tag_generation(\/|$)/.test(location.pathname) ? loadDesk() : null
// What is wrong with it is told by who waits for it.
early?.catch(() => {})

const LabelDesk = lazy(() => early ?? loadDesk())

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
