import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import css from './cell-editor.module.css'

export type Leave = 'stay' | 'down' | 'right' | 'left'

/**
 * The field that is in a cell while it is edited. Enter keeps and goes down, Tab keeps and goes
 * sideways, Escape drops; leaving it keeps a valid text and drops one that is not.
 */
export function CellEditor(props: {
  readonly label: string
  readonly text: string
  readonly isSelected: boolean
  readonly onText: (text: string) => void
  readonly align: 'start' | 'end' | 'center'
  /** Element that says what is wrong, when something is: the bar below the table. */
  readonly errorId: string
  /** Null when the text was taken, otherwise what is wrong with it. */
  readonly onKeep: (text: string, leave: Leave) => string | null
  readonly onDrop: () => void
}) {
  const { text } = props
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const begin = useEffectEvent(() => {
    field.current?.focus()
    if (props.isSelected) field.current?.select()
  })
  // Once: a row that has moved draws its editor again, and what is written there continues where it ended.
  useLayoutEffect(() => begin(), [])

  const keep = (leave: Leave) => {
    const problem = props.onKeep(text, leave)
    isDone.current = problem === null
    setIsWrong(problem !== null)
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
    <input
      ref={field}
      className={css['field']}
      style={{ textAlign: props.align }}
      value={text}
      aria-label={props.label}
      aria-invalid={isWrong}
      aria-errormessage={isWrong ? props.errorId : undefined}
      onChange={(event) => {
        props.onText(event.target.value)
        setIsWrong(false)
      }}
      onKeyDown={pressed}
      onBlur={left}
    />
  )
}
