import {
  type ComponentPropsWithRef,
  type FormEvent,
  type Ref,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names/index.ts'
import { WarningIcon } from '../icon/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import { fieldsWithNote, focusField } from './focus-field.ts'
import styles from './form.module.css'
import { type FormErrors, FormErrorsContext } from './form-errors.ts'

const NONE: FormErrors = {}

export type FormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> & {
  /**
   * By field name: each shows once, at its field. What belongs to no field has the name `''` and shows above the
   * form; so does an error whose field is not in the form, which would be lost otherwise.
   */
  errors?: FormErrors
  /** Called instead of sending the page. Values come from state or from `data`. */
  onSubmit?: (data: FormData, event: FormEvent<HTMLFormElement>) => void
}

/**
 * Fields under one another, with their errors. After a failed attempt the focus goes to the message above the form,
 * else to the first field that is wrong.
 */
export function Form({ errors = NONE, onSubmit, className, children, ref, ...rest }: FormProps) {
  const [form, keepForm] = useForm(ref)
  const head = useRef<HTMLDivElement>(null)
  const [unplaced, setUnplaced] = useState<readonly string[]>([])
  const found = Object.entries(errors).filter(([, message]) => message)
  const key = found.map(([name, message]) => `${name}:${message}`).join('|')
  const names = found.map(([name]) => name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for the errors.
  useLayoutEffect(() => {
    const noted = fieldsWithNote(form.current)
    setUnplaced(names.filter((name) => !noted.includes(name)))
  }, [key])
  const isAbove = (name: string) => name === '' || unplaced.includes(name)
  const above = new Set(found.flatMap(([name, message]) => (isAbove(name) && message ? [message] : [])))
  const count = names.filter((name) => !isAbove(name)).length
  // biome-ignore lint/correctness/useExhaustiveDependencies: one attempt moves the focus once.
  useEffect(() => {
    if (!key) return
    const first = fieldsWithNote(form.current).find((name) => names.includes(name))
    if (above.size > 0 || first === undefined) head.current?.focus()
    else focusField(form.current, first)
  }, [key])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit?.(new FormData(event.currentTarget), event)
  }
  return (
    <FormErrorsContext value={errors}>
      <form
        noValidate
        {...rest}
        ref={keepForm}
        onSubmit={submit}
        className={classNames(styles.root, className)}
      >
        {(above.size > 0 || count > 1) && (
          <div ref={head} role="alert" tabIndex={-1} className={styles.summary}>
            {[...above].map((message) => (
              <p key={message} className={styles.title}>
                <WarningIcon />
                <span>
                  <Sentence>{message}</Sentence>
                </span>
              </p>
            ))}
            {count > 1 && (
              <p className={styles.title}>
                <WarningIcon />有 {count} 处需要修改
              </p>
            )}
          </div>
        )}
        {children}
      </form>
    </FormErrorsContext>
  )
}

/** The form element for this file and for the ref that was given. */
function useForm(given: Ref<HTMLFormElement> | undefined) {
  const form = useRef<HTMLFormElement | null>(null)
  const keep = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element
      if (typeof given === 'function') given(element)
      else if (given) given.current = element
    },
    [given],
  )
  return [form, keep] as const
}

/** The row of buttons that ends a form: the main one first. */
export function FormActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(styles.actions, className)} />
}
