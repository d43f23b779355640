import { Faq } from './faq.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Marketplaces } from './marketplaces.tsx'
import { Plans } from './plans.tsx'
import { Principles } from './principles.tsx'

/** The landing page: what there is, how honest it is, what it costs. */
export function HomePage() {
  return (
    <div className={styles.root}>
      <Hero />
      <Marketplaces />
      <Principles />
      <Plans />
      <Faq />
    </div>
  )
}
