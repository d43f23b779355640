import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { Tooltip } from '../tooltip/index.ts'
import { ChangeMark } from './change-mark.tsx'
import styles from './statistic-card.module.css'

export type StatisticCardProps = {
  readonly label: string
  /** Ready to read: a formatted figure, Money, ShortNumber. */
  readonly value: ReactNode
  readonly unit?: string
  /** Relative change; leave it out where there is nothing to compare with. */
  readonly change?: number | null
  /** Compared with what: 较上周. */
  readonly against?: string
  /** How the figure comes about; shown when the sign beside the label is pointed at or focused. */
  readonly hint?: string
  /** Below the figure: a Sparkline, a note. */
  readonly children?: ReactNode
  /** While the figure is on its way; the card keeps its height. */
  readonly isLoading?: boolean
  readonly className?: string
  readonly ref?: Ref<HTMLElement>
}

/** One figure that matters, with its change. Four to six side by side make the head of a page. */
export function StatisticCard(props: StatisticCardProps) {
  const { label, value, unit, change, against, hint, isLoading = false } = props
  return (
    <section
      ref={props.ref}
      className={classNames(styles.card, props.className)}
      aria-label={label}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.label}>
        {label}
        {hint && (
          <Tooltip text={hint}>
            <button type="button" className={styles.hint} aria-label={`${label}的说明`}>
              ⓘ
            </button>
          </Tooltip>
        )}
      </div>
      <div className={styles.value}>
        {isLoading ? <span className={styles.bar} /> : value}
        {!isLoading && unit && <span className={styles.unit}>{unit}</span>}
      </div>
      {change !== undefined && (
        <div className={styles.against}>
          {isLoading ? <span className={styles.bar} data-small /> : <ChangeMark ratio={change} />}
          {!isLoading && against && <span>{against}</span>}
        </div>
      )}
      {props.children}
    </section>
  )
}
