import { type ComponentPropsWithRef, type FormEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names/index.ts'
import { WarningIcon } from '../icon/index.ts'
import { focusField } from './focus-field.ts'
import styles from './form.module.css'
import { type FormErrors, FormErrorsContext } from './form-errors.ts'

const NONE: FormErrors = {}

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /** By field name. Each shows at its field and, when there are several, in a summary on top. */
  errors?: FormErrors
  /** Called instead of sending the page. Values come from state or from `data`. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
}

/** Fields under one another, with their errors. After a failed attempt the summary takes the focus. */
export function Form({ errors = NONE, onSubmit, className, children, ...rest }: FormProps) {
  const summary = useRef<HTMLDivElement>(null)
  const found = Object.entries(errors).filter(([, message]) => message)
  const key = found.map(([name, message]) => `${name}:${message}`).join('|')
  useEffect(() => {
    if (key) summary.current?.focus()
  }, [key])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(new FormData(event.currentTarget), event)
  }
  return (
    <FormErrorsContext value={errors}>
      <form noValidate {...rest} onSubmit={submit} className={classNames(styles.root, className)}>
        {found.length > 0 && (
          <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
            <p className={styles.title}>
              <WarningIcon />有 {found.length} 处需要修改
            </p>
            <ul className={styles.list}>
              {found.map(([name, message]) => (
                <li key={name}>
                  {name ? (
                    <button
                      type="button"
                      className={styles.jump}
                      onClick={(event) => focusField(event.currentTarget.form, name)}
                    >
                      {message}
                    </button>
                  ) : (
                    message
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {children}
      </form>
    </FormErrorsContext>
  )
}

/** The row of buttons that ends a form: the main one first. */
export function FormActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.actions, className)} />
}
