import { parseDate } from '@internationalized/date'
import { type Ref, useState } from 'react'
import { Chip } from '../chip/index.ts'
import { RangeMonth } from '../date-field/month.tsx'
import { ErrorNote, FilterTrigger, useFieldError } from '../field/index.ts'
import { Popover } from '../popover/index.ts'
import { type DatePreset, type DateRange, datePresets, dateRangeText, daysIn } from './date-range.ts'
import styles from './date-range-field.module.css'

export type DateRangeFieldProps = {
  label: string
  value: DateRange
  onChange: (value: DateRange) => void
  /** Today by the server's clock, yyyy-mm-dd: the user's may be wrong. Later days cannot be chosen. */
  today: string
  /** The earliest day there are data for. */
  earliest?: string
  /** At most so many days. */
  maxDays?: number
  /** Spans to press; those that people ask for, counted from today, without it. */
  presets?: readonly DatePreset[]
  /** Sends both ends with the form around it, first and last day under the same name (`getAll`). */
  name?: string
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  disabled?: boolean
  className?: string
  ref?: Ref<HTMLButtonElement>
}

/** A span of days: presets, or two presses in the calendar. In it arrow keys walk and Enter sets an end. */
export function DateRangeField({
  label,
  value,
  onChange,
  today,
  earliest,
  maxDays,
  presets = datePresets(today),
  name,
  error,
  disabled = false,
  className,
  ref,
}: DateRangeFieldProps) {
  const { message, noteId } = useFieldError(name, error)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = (next: DateRange) => {
    if (maxDays !== undefined && daysIn(next) > maxDays) {
      setProblem(`最多选 ${maxDays} 天，现在选了 ${daysIn(next)} 天`)
      return
    }
    setProblem(undefined)
    onChange(next)
    setOpen(false)
  }
  const change = (next: boolean) => {
    setOpen(next)
    setProblem(undefined)
  }
  return (
    <>
      <Popover
        label={label}
        open={open}
        onOpenChange={change}
        className={styles.panel}
        trigger={
          <FilterTrigger
            ref={ref}
            label={label}
            value={dateRangeText(value, today, presets)}
            disabled={disabled}
            invalid={Boolean(message)}
            aria-describedby={message && noteId}
            className={className}
          />
        }
      >
        <div className={styles.presets}>
          {presets.map(({ id, label: name, range }) => (
            <Chip
              key={id}
              selected={range.from === value.from && range.to === value.to}
              disabled={earliest !== undefined && range.from < earliest}
              onClick={() => choose(range)}
            >
              {name}
            </Chip>
          ))}
        </div>
        <RangeMonth
          label={label}
          value={{ start: parseDate(value.from), end: parseDate(value.to) }}
          onChange={({ start, end }) => choose({ from: start.toString(), to: end.toString() })}
          min={earliest === undefined ? undefined : parseDate(earliest)}
          max={parseDate(today)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </Popover>
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
      {name !== undefined && (
        <>
          <input type="hidden" name={name} value={value.from} disabled={disabled} />
          <input type="hidden" name={name} value={value.to} disabled={disabled} />
        </>
      )}
    </>
  )
}
