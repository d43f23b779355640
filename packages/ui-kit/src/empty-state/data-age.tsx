import type { Ref } from 'react'
import { classNames } from '../class-names/index.ts'
import { ClockIcon, WarningIcon } from '../icon/index.ts'
import styles from './empty-state.module.css'

const STALE_MS = 48 * 3600 * 1000

const format = new Intl.DateTimeFormat('zh-CN', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Shanghai',
})

export type DataAgeProps = {
  /** When the data were true, in epoch milliseconds; null while unknown. */
  asOf: number | null
  /** The server's time, in epoch milliseconds: the user's clock may be wrong. */
  now: number
  className?: string
  ref?: Ref<HTMLSpanElement>
}

/** T: how old the data are; marked when older than 48 hours. Times are Beijing time. */
export function DataAge({ asOf, now, className, ref }: DataAgeProps) {
  const stale = asOf !== null && now - asOf > STALE_MS
  return (
    <span ref={ref} className={classNames(styles.age, stale && styles.stale, className)}>
      {stale ? <WarningIcon /> : <ClockIcon />}
      数据更新于{' '}
      {asOf === null ? '—' : <time dateTime={new Date(asOf).toISOString()}>{format.format(asOf)}</time>}
      {stale && '，已超过 48 小时'}
    </span>
  )
}
