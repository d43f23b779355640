import type { ComponentPropsWithRef } from 'react'
import { Field, type FieldProps } from '../field/index.ts'

export type TextAreaProps = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, 'onChange' | 'value' | 'defaultValue' | keyof FieldProps> & {
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
  }

/** Several lines of text: remarks, or one id a line. */
export function TextArea({
  label,
  labelPlacement = 'top',
  description,
  error,
  required,
  disabled,
  className,
  id,
  name,
  rows = 3,
  onChange,
  ...native
}: TextAreaProps) {
  return (
    <Field {...{ label, labelPlacement, description, error, required, disabled, className, id, name }}>
      {(control) => (
        <textarea {...native} {...control} rows={rows} onChange={(event) => onChange?.(event.target.value)} />
      )}
    </Field>
  )
}
