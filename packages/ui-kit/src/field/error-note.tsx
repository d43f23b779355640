import { type ReactNode, useId } from 'react'
import { useFormError } from '../form/form-errors.ts'
import { ErrorIcon } from '../icon/index.ts'
import { Sentence } from '../kit-provider/sentence.tsx'
import styles from './field.module.css'

type ErrorNoteProps = {
  id: string
  /** That of the control; the summary of a form finds the way to the control by it. */
  name: string | undefined
  /** For what appears while one is typing. */
  role?: 'status' | undefined
  children: ReactNode
}

/** What is wrong with a control, right under it. The control names it in `aria-describedby`. */
export function ErrorNote({ id, name, role, children }: ErrorNoteProps) {
  return (
    <p id={id} role={role} data-error-of={name} className={styles.error}>
      <ErrorIcon />
      <span>
        <Sentence>{children}</Sentence>
      </span>
    </p>
  )
}

/** What is wrong with a control: what the form around it says under its name, else what it was given itself. */
export function useFieldError(name: string | undefined, error: string | undefined) {
  const noteId = `${useId()}-error`
  return { message: useFormError(name) ?? error, noteId }
}
