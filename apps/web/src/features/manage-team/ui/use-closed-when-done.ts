import { useEffect, useRef } from 'react'

/** Closes a dialog once its call has come back without anything wrong. */
export function useClosedWhenDone(
  isPending: boolean,
  errors: Readonly<Record<string, string>>,
  onClose: () => void,
): void {
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && Object.keys(errors).length === 0) onClose()
    wasPending.current = isPending
  }, [isPending, errors, onClose])
}
