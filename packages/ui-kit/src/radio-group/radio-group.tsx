import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names/index.ts'
import choice from '../field/choice.module.css'
import { ErrorNote, type FieldProps, fieldStyles, labelClass, useFieldError } from '../field/index.ts'
import styles from './radio-group.module.css'

export type RadioOption<V extends string = string> = {
  value: V
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export type RadioGroupProps<V extends string = string> = Omit<FieldProps, 'labelPlacement'> & {
  labelPlacement?: 'top' | 'hidden'
  options: readonly RadioOption<V>[]
  value?: V | null
  defaultValue?: V
  onChange?: (value: V) => void
  name?: string
  /** `row` for up to four short words, `column` else. */
  layout?: 'row' | 'column'
  ref?: Ref<HTMLDivElement>
}

/** One of a few, all of them in sight. For more than six use Select; for switching a view SegmentedControl. */
export function RadioGroup<V extends string>({
  label,
  labelPlacement = 'top',
  description,
  error,
  required,
  disabled,
  className,
  options,
  value,
  defaultValue,
  onChange,
  name,
  layout = 'row',
  ref,
}: RadioGroupProps<V>) {
  const id = useId()
  const { message, noteId } = useFieldError(name, error)
  const notes = [description && `${id}-description`, message && noteId].filter(Boolean).join(' ')
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={notes || undefined}
      aria-required={required}
      aria-invalid={message ? true : undefined}
      className={classNames(fieldStyles.root, className)}
    >
      <span id={`${id}-label`} className={labelClass(labelPlacement)}>
        {label}
      </span>
      <div className={classNames(styles.options, styles[layout])}>
        {options.map((option) => (
          <label key={option.value} className={choice.choice}>
            <input
              type="radio"
              className={classNames(choice.input, styles.input)}
              name={name ?? id}
              value={option.value}
              disabled={disabled || option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.description && <span className={styles.note}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {description && (
        <p id={`${id}-description`} className={fieldStyles.description}>
          {description}
        </p>
      )}
      {message && (
        <ErrorNote id={noteId} name={name}>
          {message}
        </ErrorNote>
      )}
    </div>
  )
}
