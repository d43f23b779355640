import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'

export type DraftOptions<T> = {
  /** What holds now. */
  applied: T
  /** Names `applied`: another key brings the draft back to it. */
  key: string
  /** The focus has left the field with something typed. False keeps the draft: it cannot be applied. */
  onLeave: (typed: T) => false | undefined
  /** Told at each change of the draft; undefined once nothing waits any more. */
  onTyped?: ((typed: T | undefined) => void) | undefined
}

export type Draft<T> = {
  value: T
  isTyped: boolean
  set: (next: T) => void
  /** Brings back what holds. */
  restore: () => void
  /** What is typed has been applied in another way: by Enter, or by a button. */
  settle: () => void
  /** For the element around everything that belongs to the field: a move inside is no leave. */
  group: {
    onBlur: (event: FocusEvent<HTMLElement>) => void
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  }
}

/**
 * What a person has typed and not confirmed yet. It is applied when the focus leaves the field, so that a press
 * elsewhere does not throw it away; Escape brings back what held before. Another window taking the focus is no leave.
 */
export function useDraft<T>({ applied, key, onLeave, onTyped }: DraftOptions<T>): Draft<T> {
  const [state, setState] = useState({ key, value: applied, isTyped: false })
  let now = state
  if (state.key !== key) {
    now = { key, value: applied, isTyped: false }
    setState(now)
  }
  // Escape and the leave that follows come in one event, before anything is drawn again.
  const latest = useRef(now)
  useLayoutEffect(() => {
    latest.current = now
  })
  const put = (value: T, isTyped: boolean) => {
    latest.current = { key, value, isTyped }
    setState(latest.current)
    onTyped?.(isTyped ? value : undefined)
  }
  const restore = () => {
    if (latest.current.isTyped) put(applied, false)
  }
  const settle = () => {
    if (latest.current.isTyped) put(latest.current.value, false)
  }
  return {
    value: now.value,
    isTyped: now.isTyped,
    set: (next) => put(next, true),
    restore,
    settle,
    group: {
      onBlur: ({ currentTarget, relatedTarget, target }) => {
        if (currentTarget.contains(relatedTarget) || target === target.ownerDocument.activeElement) return
        const { value, isTyped } = latest.current
        if (isTyped && onLeave(value) !== false) settle()
      },
      onKeyDown: ({ key: pressed, nativeEvent }) => {
        if (pressed === 'Escape' && !nativeEvent.isComposing) restore()
      },
    },
  }
}
