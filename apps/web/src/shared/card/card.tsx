import type { ReactNode } from 'react'
import styles from './card.module.css'

/** Class of a card, for a part of a page that draws its own heading, or none. */
export const cardClass = styles.card ?? ''

/** Class of the heading of a part. */
export const headingClass = styles.heading ?? ''

/** A titled part of a page. */
export function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={cardClass} aria-label={title}>
      <h2 className={headingClass}>{title}</h2>
      {children}
    </section>
  )
}
