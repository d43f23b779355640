import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import css from './cell-editor.module.css'

export type Leave = 'stay' | 'down' | 'right' | 'left'

/**
 * The field that stands in a cell while it is edited. Enter keeps and goes down, Tab keeps and goes
 * sideways, Escape drops; leaving it keeps a valid text and drops one that is not.
 */
export function CellEditor(props: {
  readonly label: string
  readonly initial: string
  readonly isSelected: boolean
  readonly align: 'start' | 'end' | 'center'
  /** Null when the text was taken, otherwise what is wrong with it. */
  readonly onKeep: (text: string, leave: Leave) => string | null
  readonly onDrop: () => void
}) {
  const [text, setText] = useState(props.initial)
  const [error, setError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useLayoutEffect(() => {
    field.current?.focus()
    if (props.isSelected) field.current?.select()
  }, [props.isSelected])

  const keep = (leave: Leave) => {
    const problem = props.onKeep(text, leave)
    isDone.current = problem === null
    setError(problem)
  }
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    event.stopPropagation()
    if (event.key === 'Escape') {
      isDone.current = true
      props.onDrop()
    } else if (event.key === 'Enter') keep('down')
    else if (event.key === 'Tab') {
      event.preventDefault()
      keep(event.shiftKey ? 'left' : 'right')
    }
  }
  const left = () => {
    if (isDone.current) return
    isDone.current = true
    if (props.onKeep(text, 'stay') !== null) props.onDrop()
  }
  return (
    <span className={css['box']}>
      <input
        ref={field}
        className={css['field']}
        style={{ textAlign: props.align }}
        value={text}
        aria-label={props.label}
        aria-invalid={error !== null}
        aria-errormessage={error === null ? undefined : 'cell-editor-error'}
        onChange={(event) => {
          setText(event.target.value)
          setError(null)
        }}
        onKeyDown={pressed}
        onBlur={left}
      />
      {error !== null && (
        <span id="cell-editor-error" role="alert" className={css['error']} title={error}>
          {error}
        </span>
      )}
    </span>
  )
}
