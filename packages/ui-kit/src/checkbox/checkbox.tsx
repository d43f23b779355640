import { type ComponentPropsWithRef, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { classNames } from '../class-names/index.ts'
import choice from '../field/choice.module.css'
import { ErrorNote, useFieldError } from '../field/index.ts'
import styles from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange' | 'children'> & {
  onChange?: (checked: boolean) => void
  /** Some, but not all, of what is below it are chosen. */
  indeterminate?: boolean
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  /** Without text give `aria-label`. */
  children?: ReactNode
}

/** Yes or no that takes effect with the form; for what takes effect at once use Switch. */
export function Checkbox({
  indeterminate = false,
  error,
  children,
  className,
  style,
  onChange,
  ref,
  ...rest
}: CheckboxProps) {
  const { message, noteId } = useFieldError(rest.name, error)
  const described = [rest['aria-describedby'], noteId].filter(Boolean).join(' ')
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current)
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <>
      <label className={classNames(choice.choice, className)} style={style}>
        <input
          {...rest}
          {...(message && { 'aria-invalid': true, 'aria-describedby': described })}
          ref={input}
          type="checkbox"
          className={classNames(choice.input, styles.input)}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {children && <span>{children}</span>}
      </label>
      {message && (
        <ErrorNote id={noteId} name={rest.name}>
          {message}
        </ErrorNote>
      )}
    </>
  )
}
