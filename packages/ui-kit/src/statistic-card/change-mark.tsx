import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { MISSING } from '../number/index.ts'
import { changeOf } from './change-text.ts'
import styles from './statistic-card.module.css'

export type ChangeMarkProps = {
  /** 0.12 for twelve percent; missing shows `—`. */
  readonly ratio: number | null | undefined
  /** Compared with what, said in the tooltip: 较上周. */
  readonly against?: string
  readonly className?: string
  readonly ref?: Ref<HTMLSpanElement>
}

const ARROWS = { up: 'M5 1.5l4 6H1z', down: 'M5 8.5l-4-6h8z' } as const

/** A change with arrow and colour; fit for a table cell. */
export function ChangeMark({ ratio, against, className, ref }: ChangeMarkProps) {
  const change = changeOf(ratio)
  if (!change)
    return (
      <span ref={ref} className={classNames(styles.flat, className)}>
        {MISSING}
      </span>
    )
  return (
    <span
      ref={ref}
      className={classNames(styles.change, styles[change.direction], className)}
      title={against && `${against}${change.words}`}
    >
      {change.direction !== 'flat' && (
        <svg viewBox="0 0 10 10" width="8" height="8" aria-hidden="true">
          <path d={ARROWS[change.direction]} fill="currentColor" />
        </svg>
      )}
      <span aria-hidden="true">{change.text}</span>
      <span className={styles.unseen}>{change.words}</span>
    </span>
  )
}
