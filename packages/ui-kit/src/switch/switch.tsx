import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/index.ts'
import { ErrorNote, useFieldError } from '../field/index.ts'
import styles from './switch.module.css'

export type SwitchProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'onChange' | 'children'> & {
  onChange?: (checked: boolean) => void
  /** What is wrong and how to mend it. An error of the form around it with the same `name` shows as well. */
  error?: string | undefined
  /** Without text give `aria-label`. */
  children?: ReactNode
}

/** On or off, at once. In a form that is sent as a whole use Checkbox. */
export function Switch({ error, children, className, style, onChange, ...rest }: SwitchProps) {
  const { message, noteId } = useFieldError(rest.name, error)
  const described = [rest['aria-describedby'], noteId].filter(Boolean).join(' ')
  return (
    <>
      <label className={classNames(styles.root, className)} style={style}>
        <input
          {...rest}
          {...(message && { 'aria-invalid': true, 'aria-describedby': described })}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox brings its checked state along.
          role="switch"
          className={styles.input}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {children}
      </label>
      {message && (
        <ErrorNote id={noteId} name={rest.name}>
          {message}
        </ErrorNote>
      )}
    </>
  )
}
