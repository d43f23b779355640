import { ChevronLeftIcon, ChevronRightIcon, IconButton, Select } from '@haixuan/ui-kit'
import { monthName } from '#entities/finance-book'
import styles from './finance-head.module.css'

interface MonthStepperProps {
  /** Months with books, ascending. */
  months: readonly string[]
  month: string | null
  onChange: (month: string) => void
}

/** One month, and the way to the ones beside it. */
export function MonthStepper({ months, month, onChange }: MonthStepperProps) {
  const known = month === null || months.includes(month) ? months : [...months, month].sort()
  const at = month === null ? -1 : known.indexOf(month)
  const step = (by: number) => {
    const next = known[at + by]
    if (next !== undefined) onChange(next)
  }
  return (
    <fieldset className={styles.stepper} aria-label="账期">
      <IconButton label="上一个月" icon={<ChevronLeftIcon />} disabled={at <= 0} onClick={() => step(-1)} />
      <Select
        label="月份"
        labelPlacement="hidden"
        options={[...known].reverse().map((value) => ({ value, label: monthName(value) }))}
        value={month}
        placeholder="没有账单"
        disabled={known.length === 0}
        onChange={onChange}
      />
      <IconButton
        label="下一个月"
        icon={<ChevronRightIcon />}
        disabled={at < 0 || at === known.length - 1}
        onClick={() => step(1)}
      />
    </fieldset>
  )
}
