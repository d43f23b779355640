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
import { afterPage } from './after-page.ts'
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

const PAGE_KEYS: Readonly<Record<string, 1 | -1>> = { PageUp: 1, PageDown: -1 }

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
      {({ state }) => (
        <>
          <AriaLabel {...field} />
          {/* Hears the keys before react-aria, for which a page is one step. */}
          <div
            className={classNames(boxClass(Boolean(message), field.disabled), styles.box)}
            onKeyDownCapture={(event) => {
              const way = PAGE_KEYS[event.key]
              if (way === undefined || field.disabled) return
              event.preventDefault()
              event.stopPropagation()
              state.setNumberValue(
                afterPage(state.numberValue, way, {
                  min,
                  max,
                  step: step ?? (format?.style === 'percent' ? 0.01 : 1),
                }),
              )
            }}
          >
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
          <AriaNotes description={field.description} error={message} name={name} />
        </>
      )}
    </AriaNumberField>
  )
}
