import type { Ref } from 'react'
import { FilterTrigger } from '../field/index.ts'
import { Popover } from '../popover/index.ts'
import { isOpenRange, rangeText } from './number-range.ts'
import styles from './number-range-field.module.css'
import { NumberRangeField, type NumberRangeFieldProps } from './number-range-field.tsx'

export type NumberRangeFilterProps = Omit<NumberRangeFieldProps, 'showLabel' | 'name' | 'error' | 'ref'> & {
  ref?: Ref<HTMLButtonElement>
}

/** A number range behind a button, for filter bars; the button says what is on. */
export function NumberRangeFilter({ onChange, onLeave = onChange, ref, ...field }: NumberRangeFilterProps) {
  const { label, value, unit, disabled = false, className } = field
  return (
    <Popover
      label={label}
      trigger={
        <FilterTrigger
          ref={ref}
          label={label}
          value={isOpenRange(value) ? '不限' : rangeText(value, unit)}
          disabled={disabled}
          className={className}
        />
      }
    >
      {(close) => (
        <NumberRangeField
          {...field}
          className={styles.panel ?? ''}
          onLeave={onLeave}
          onChange={(next) => {
            onChange(next)
            close()
          }}
        />
      )}
    </Popover>
  )
}
