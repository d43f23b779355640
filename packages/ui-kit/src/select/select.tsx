import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
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
import { ChevronDownIcon } from '../icon/index.ts'
import { type Option, OptionList } from '../list-box/index.ts'
import { floatingClass } from '../surface/index.ts'
import styles from './select.module.css'

export type SelectProps<V extends string = string> = FieldProps & {
  options: readonly Option<V>[]
  /** Null when nothing is chosen. */
  value?: V | null
  defaultValue?: V
  onChange?: (value: V) => void
  placeholder?: string
  name?: string
  ref?: Ref<HTMLButtonElement>
}

/** One of several. For up to four RadioGroup shows them all; for hundreds ComboBox has a search. */
export function Select<V extends string>({
  options,
  value,
  defaultValue,
  onChange,
  placeholder = '请选择',
  name,
  ref,
  ...field
}: SelectProps<V>) {
  const message = useFormError(name) ?? field.error
  return (
    <AriaSelect
      {...given({ value, defaultValue, name })}
      onChange={(key) => key !== null && onChange?.(key as V)}
      placeholder={placeholder}
      isDisabled={field.disabled ?? false}
      isRequired={field.required ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      className={classNames(fieldStyles.root, field.className)}
    >
      <AriaLabel {...field} />
      <Button
        {...given({ ref })}
        className={classNames(boxClass(Boolean(message), field.disabled), styles.box)}
      >
        <InsideLabel {...field} />
        <SelectValue className={styles.value ?? ''}>
          {({ selectedText, isPlaceholder, defaultChildren }) =>
            isPlaceholder ? defaultChildren : selectedText
          }
        </SelectValue>
        <ChevronDownIcon />
      </Button>
      <AriaNotes description={field.description} error={message} name={name} />
      <Popover offset={4} className={classNames(floatingClass, styles.popover)}>
        <OptionList options={options} />
      </Popover>
    </AriaSelect>
  )
}
