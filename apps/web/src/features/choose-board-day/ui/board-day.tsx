import { SegmentedControl, useRovingFocus } from '@haixuan/ui-kit'
import type { ReactNode } from 'react'
import { BoardDate } from './board-date.tsx'
import styles from './board-day.module.css'

const PERIODS = [
  { value: 'day', label: '日榜' },
  { value: 'week', label: '周榜' },
  { value: 'month', label: '月榜' },
] as const

/** Days over which the figures of a board run. */
type BoardPeriod = (typeof PERIODS)[number]['value']

interface BoardDayProps {
  /** Before everything else. */
  lead?: ReactNode
  /** Left out where the board has one period alone. */
  period?: BoardPeriod | undefined
  onPeriod?: (period: BoardPeriod) => void
  /** Days that are stored, newest first, yyyy-mm-dd. */
  dates: readonly string[]
  /** The day that is shown; null while none is. */
  date: string | null
  /** undefined asks for the newest. */
  onDate: (date: string | undefined) => void
  /** What else the board shows one of at a time. */
  children?: ReactNode
}

/** Which day's board is shown, and over how many days its figures run. The same above every board of a day. */
export function BoardDay({ lead, period, onPeriod, dates, date, onDate, children }: BoardDayProps) {
  const roving = useRovingFocus()
  return (
    <div ref={roving} role="toolbar" aria-label="榜单范围" className={styles.line}>
      {lead}
      {period !== undefined && (
        <SegmentedControl
          label="榜单周期"
          value={period}
          options={PERIODS}
          onChange={(next) => onPeriod?.(next)}
        />
      )}
      {date !== null && dates.length > 0 && <BoardDate date={date} dates={dates} onDate={onDate} />}
      {children}
      {date !== null && date !== dates[0] && (
        <span className={styles.note}>名次、周期销量与环比为当日数据，其余为最新数据</span>
      )}
    </div>
  )
}
