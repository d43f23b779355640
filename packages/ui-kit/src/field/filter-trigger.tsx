import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../class-names/index.ts'
import { ChevronDownIcon } from '../icon/index.ts'
import { boxClass, fieldStyles, labelClass } from './field.tsx'

type FilterTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'value' | 'children'> & {
  label: string
  /** What is chosen, in words. */
  value: string
  invalid?: boolean
}

/** A button that looks like the box of a field and opens a panel: name first, then what is on. */
export function FilterTrigger({ label, value, invalid, className, ...rest }: FilterTriggerProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(boxClass(invalid, rest.disabled), fieldStyles.trigger, className)}
    >
      <span className={labelClass('inside')}>{label}</span>
      <span className={fieldStyles.value}>{value}</span>
      <ChevronDownIcon />
    </button>
  )
}
