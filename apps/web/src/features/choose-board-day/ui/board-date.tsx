import { Button, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@haixuan/ui-kit'
import { lazy, Suspense } from 'react'
import { storedAt } from '../lib/stored-at.ts'
import styles from './board-day.module.css'

// The calendar comes after the rows.
const LateDate = lazy(async () => ({ default: (await import('./date-field.ts')).DateField }))

interface BoardDateProps {
  /** yyyy-mm-dd */
  date: string
  /** Stored days, newest first. */
  dates: readonly string[]
  /** The newest day has the plain address: undefined. */
  onDate: (date: string | undefined) => void
}

/** The day of a board: any stored one can be opened. */
export function BoardDate({ date, dates, onDate }: BoardDateProps) {
  const at = dates.indexOf(date)
  const [newest, oldest] = [dates[0], dates.at(-1)]
  const go = (next: string | undefined) => onDate(next === newest ? undefined : next)
  return (
    <div className={styles.day}>
      <IconButton
        size="small"
        label="前一个榜单日"
        icon={<ChevronLeftIcon />}
        disabled={at < 0 || at >= dates.length - 1}
        onClick={() => go(dates[at + 1])}
      />
      <Suspense fallback={<Button size="small">{date}</Button>}>
        <LateDate
          label="榜单日期"
          labelPlacement="hidden"
          value={date}
          {...(oldest === undefined ? {} : { min: oldest })}
          {...(newest === undefined ? {} : { max: newest })}
          onChange={(next) => next !== null && next !== date && go(storedAt(dates, next))}
        />
      </Suspense>
      <IconButton
        size="small"
        label="后一个榜单日"
        icon={<ChevronRightIcon />}
        disabled={at <= 0}
        onClick={() => go(dates[at - 1])}
      />
    </div>
  )
}
