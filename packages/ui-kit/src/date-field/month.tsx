import type { CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { classNames } from '../class-names/index.ts'
import { given } from '../field/index.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/index.ts'
import styles from './month.module.css'

type Limits = { label: string; min?: CalendarDate | undefined; max?: CalendarDate | undefined }

function Sheet({ range = false }: { range?: boolean }) {
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={styles.turn ?? ''}>
          <ChevronLeftIcon />
        </Button>
        <CalendarHeading className={styles.heading ?? ''} />
        <Button slot="next" className={styles.turn ?? ''}>
          <ChevronRightIcon />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="narrow" className={styles.grid ?? ''}>
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classNames(styles.day, range && styles.inRange)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  )
}

type DayMonthProps = Limits & { value: CalendarDate | null; onChange: (value: CalendarDate) => void }

/** A month in which one day is chosen; weeks begin on Monday. */
export function DayMonth({ label, value, onChange, min, max }: DayMonthProps) {
  return (
    <Calendar
      aria-label={label}
      value={value}
      onChange={onChange}
      firstDayOfWeek="mon"
      className={styles.root ?? ''}
      {...given({ minValue: min, maxValue: max })}
    >
      <Sheet />
    </Calendar>
  )
}

type Span = { start: CalendarDate; end: CalendarDate }
type RangeMonthProps = Limits & { value: Span; onChange: (value: Span) => void }

/** A month in which a span of days is chosen; weeks begin on Monday. */
export function RangeMonth({ label, value, onChange, min, max }: RangeMonthProps) {
  return (
    <RangeCalendar
      aria-label={label}
      value={value}
      onChange={onChange}
      firstDayOfWeek="mon"
      className={styles.root ?? ''}
      {...given({ minValue: min, maxValue: max })}
    >
      <Sheet range />
    </RangeCalendar>
  )
}
