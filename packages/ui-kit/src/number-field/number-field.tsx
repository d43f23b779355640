import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
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
import { MinusIcon, PlusIcon } from '../icon/index.ts'
import styles from './number-field.module.css'

export type NumberFieldProps = FieldProps & {
  /** Null when the field is empty. */
  value?: number | null
  defaultValue?: number
  /** Called when the number is settled: on Enter, on leaving, on a step. */
  onChange?: (value: number | null) => void
  min?: number
  max?: number
  step?: number
  /** How it is written when the field is left, as `{ style: 'percent' }` or `{ maximumFractionDigits: 2 }`. */
  format?: Intl.NumberFormatOptions
  /** Shown after the number, as kg or 元. */
  unit?: string
  placeholder?: string
  name?: string
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** One number. Arrow keys step, Page Up and Down step ten times; full-width digits are understood. */
export function NumberField({
  value,
  defaultValue,
  onChange,
  min,
  max,
  step,
  format,
  unit,
  placeholder,
  name,
  id,
  ref,
  ...field
}: NumberFieldProps) {
  const message = useFormError(name) ?? field.error
  return (
    <AriaNumberField
      {...given({ minValue: min, maxValue: max, step, formatOptions: format, name, id, defaultValue })}
      {...given({ value: value === null ? Number.NaN : value })}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isDisabled={field.disabled ?? false}
      isRequired={field.required ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      isWheelDisabled
      className={classNames(fieldStyles.root, field.className)}
    >
      <AriaLabel {...field} />
      <div className={classNames(boxClass(Boolean(message), field.disabled), styles.box)}>
        <InsideLabel {...field} />
        <Input
          {...given({ ref })}
          className={classNames(fieldStyles.control, styles.input)}
          {...given({ placeholder })}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
        <span className={styles.steps}>
          <Button slot="decrement" className={styles.step ?? ''}>
            <MinusIcon />
          </Button>
          <Button slot="increment" className={styles.step ?? ''}>
            <PlusIcon />
          </Button>
        </span>
      </div>
      <AriaNotes description={field.description} error={message} />
    </AriaNumberField>
  )
}
