import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { SITE } from '#shared/config'
import { isHidden } from '#shared/routes'
import { $isSignedIn } from '#shared/session'
import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Marketplaces } from './marketplaces.tsx'
import { Plans } from './plans.tsx'
import { Principles } from './principles.tsx'

// Visitors do not see it.
const Today = lazy(async () => ({ default: (await import('./today.tsx')).Today }))
const Resume = lazy(async () => ({ default: (await import('./resume.tsx')).Resume }))

/** The landing page: what there is, how honest it is, what it costs; and for members what today brought. */
export function HomePage() {
  const isSignedIn = useUnit($isSignedIn)
  return (
    <div className={styles.root}>
      <Hero />
      {isSignedIn && !isHidden('/temu', SITE.hidden) && (
        <Suspense>
          <Today />
        </Suspense>
      )}
      {isSignedIn && (
        <Suspense>
          <Resume />
        </Suspense>
      )}
      <Marketplaces />
      <Principles />
      <Plans />
      <Faq />
    </div>
  )
}
