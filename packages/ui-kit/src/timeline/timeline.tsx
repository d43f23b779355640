import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { exactTime } from '../relative-time/index.ts'
import styles from './timeline.module.css'

export type TimelineEvent = {
  readonly id: string
  /** Epoch ms or ISO; `yyyy-mm` where only the month is known: no day is shown then. */
  readonly time: number | string
  readonly title: ReactNode
  readonly children?: ReactNode
  readonly tone?: 'neutral' | 'accent' | 'up' | 'down' | 'warning' | 'danger'
}

export type TimelineProps = {
  readonly label: string
  /** In the order to be shown; the newest first where people look for what is new. */
  readonly events: readonly TimelineEvent[]
  readonly className?: string
  readonly ref?: Ref<HTMLOListElement>
}

function shownTime(time: number | string) {
  const month = typeof time === 'string' && /^(\d{4})-(\d{2})$/.exec(time)
  if (month) return { dateTime: month[0], text: `${month[1]}/${month[2]}` }
  const at = typeof time === 'string' ? Date.parse(time) : time
  return { dateTime: new Date(at).toISOString(), text: exactTime(at) }
}

/** What happened, one after the other: 上架, 改价, 断货. */
export function Timeline({ label, events, className, ref }: TimelineProps) {
  return (
    <ol ref={ref} className={classNames(styles.list, className)} aria-label={label}>
      {events.map(({ id, time, title, children, tone = 'neutral' }) => {
        const { dateTime, text } = shownTime(time)
        return (
          <li key={id} className={styles.event} data-tone={tone}>
            <time className={styles.time} dateTime={dateTime}>
              {text}
            </time>
            <div className={styles.title}>{title}</div>
            {children && <div className={styles.more}>{children}</div>}
          </li>
        )
      })}
    </ol>
  )
}
