import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldProps } from '../field/index.ts'

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'size' | 'prefix' | keyof FieldProps
>

export type TextFieldProps = FieldProps &
  Native & {
    value?: string
    defaultValue?: string
    onChange?: (value: string) => void
    /** Before and after the text inside the box: an icon, a unit, a small button. */
    before?: ReactNode
    after?: ReactNode
  }

/** One line of text. For numbers use NumberField, for a choice Select. */
export function TextField({
  label,
  labelPlacement = 'top',
  description,
  error,
  required,
  disabled,
  className,
  id,
  name,
  before,
  after,
  onChange,
  ...native
}: TextFieldProps) {
  return (
    <Field
      {...{
        label,
        labelPlacement,
        description,
        error,
        required,
        disabled,
        className,
        id,
        name,
        before,
        after,
      }}
    >
      {(control) => <input {...native} {...control} onChange={(event) => onChange?.(event.target.value)} />}
    </Field>
  )
}
