import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { laterPages } from '../router/load-page.ts'

const loadWorkspace = async () => ({ default: await (await laterPages()).labelWorkspace() })

/** A visit that begins here fetches the editor while the site around it is set up. */
const early = /^\/tag_generation(\/|$)/.test(location.pathname) ? loadWorkspace() : null
// What is wrong with it is told by who waits for it.
early?.catch(() => {})

const LabelWorkspace = lazy(() => early ?? loadWorkspace())

/** The label editor is through all its pages, so that changing tools neither draws it again nor loses anything. */
export function LabelLayout() {
  return (
    <>
      <Suspense>
        <LabelWorkspace />
      </Suspense>
      <Outlet />
    </>
  )
}
