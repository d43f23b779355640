import { useCallback, useState } from 'react'

/** State that its owner may hold: with `value` given the parent decides, without it the table remembers. */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((next: Value) => void) | undefined,
): readonly [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  const set = useCallback(
    (next: Value) => {
      setOwn(next)
      onChange?.(next)
    },
    [onChange],
  )
  return [value === undefined ? own : value, set]
}
