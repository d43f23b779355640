import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names/index.ts'
import { ErrorNote, useFieldError } from './error-note.tsx'
import styles from './field.module.css'

/** What every input of the kit takes. */
export type FieldProps = {
  /** Always needed, also when it is not shown. */
  label: string
  /** `inside` puts it into the box, as filters do; `hidden` keeps it for screen readers only. */
  labelPlacement?: 'top' | 'inside' | 'hidden'
  /** Says what is expected, before anything goes wrong. */
  description?: ReactNode
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

/** Attributes that tie a native control to its label, description and error. */
type ControlAttributes = {
  id: string
  name: string | undefined
  required: boolean | undefined
  disabled: boolean | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  className: string | undefined
}

type FieldLayoutProps = FieldProps & {
  id?: string | undefined
  name?: string | undefined
  before?: ReactNode
  after?: ReactNode
  children: (control: ControlAttributes) => ReactNode
}

/** Label, box, description and error around one native control. */
export function Field({
  label,
  labelPlacement = 'top',
  description,
  error,
  required,
  disabled,
  className,
  id: ownId,
  name,
  before,
  after,
  children,
}: FieldLayoutProps) {
  const madeId = useId()
  const id = ownId ?? madeId
  const { message, noteId } = useFieldError(name, error)
  const notes = [description && `${id}-description`, message && noteId].filter(Boolean).join(' ')
  const labelElement = (
    <label htmlFor={id} className={labelClass(labelPlacement)}>
      {label}
      {required && <RequiredMark />}
    </label>
  )
  return (
    <div className={classNames(styles.root, className)}>
      {labelPlacement !== 'inside' && labelElement}
      <div className={boxClass(Boolean(message), disabled)}>
        {labelPlacement === 'inside' && labelElement}
        {before}
        {children({
          id,
          name,
          required,
          disabled,
          'aria-invalid': message ? true : undefined,
          'aria-describedby': notes || undefined,
          className: styles.control,
        })}
        {after}
      </div>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
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

/** The star beside a label; screen readers hear `required` from the control itself. */
export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  )
}

/** Class of a label in its place. */
export function labelClass(placement: FieldProps['labelPlacement'] = 'top'): string {
  return classNames(
    styles.label,
    placement === 'inside' && styles.inside,
    placement === 'hidden' && styles.hidden,
  )
}

/** Class of the box that holds a control. */
export function boxClass(invalid = false, disabled: boolean | undefined = false): string {
  return classNames(styles.box, invalid && styles.invalid, disabled && styles.disabled)
}

export { styles as fieldStyles }
