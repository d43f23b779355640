import { parseDate } from '@internationalized/date'
import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from '../class-names/index.ts'
import {
  AriaLabel,
  AriaNotes,
  boxClass,
  type FieldProps,
  fieldStyles,
  given,
  InsideLabel,
} from '../field/index.ts'
import { useFormError } from '../form/form-errors.ts'
import { CalendarIcon } from '../icon/index.ts'
import { floatingClass } from '../surface/index.ts'
import styles from './date-field.module.css'
import { DayMonth } from './month.tsx'

export type DateFieldProps = FieldProps & {
  /** yyyy-mm-dd; null when empty. */
  value: string | null
  onChange: (value: string | null) => void
  min?: string
  max?: string
  name?: string
  ref?: Ref<HTMLDivElement>
}

/** One day, typed or chosen. Digits fill year, month and day one after another; arrows change the part they are in. */
export function DateField({ value, onChange, min, max, name, ref, ...field }: DateFieldProps) {
  const message = useFormError(name) ?? field.error
  const first = min === undefined ? undefined : parseDate(min)
  const last = max === undefined ? undefined : parseDate(max)
  const date = value === null ? null : parseDate(value)
  return (
    <DatePicker
      value={date}
      onChange={(next) => onChange(next === null ? null : next.toString())}
      {...given({ minValue: first, maxValue: last, name, ref })}
      isDisabled={field.disabled ?? false}
      isRequired={field.required ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      className={classNames(fieldStyles.root, field.className)}
    >
      {({ state }) => (
        <>
          <AriaLabel {...field} />
          <Group className={classNames(boxClass(Boolean(message), field.disabled), styles.box)}>
            <InsideLabel {...field} />
            <DateInput className={styles.input ?? ''}>
              {(segment) => <DateSegment segment={segment} className={styles.segment ?? ''} />}
            </DateInput>
            <Button className={styles.open ?? ''}>
              <CalendarIcon />
            </Button>
          </Group>
          <AriaNotes description={field.description} error={message} name={name} />
          <Popover offset={4} className={classNames(floatingClass, styles.popover)}>
            <Dialog aria-label={field.label} className={styles.dialog ?? ''}>
              <DayMonth
                label={field.label}
                value={date}
                min={first}
                max={last}
                onChange={(next) => {
                  onChange(next.toString())
                  state.setOpen(false)
                }}
              />
            </Dialog>
          </Popover>
        </>
      )}
    </DatePicker>
  )
}
