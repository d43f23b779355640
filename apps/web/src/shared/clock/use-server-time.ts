import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $clockOffset } from './server-clock.ts'

/**
 * The server's clock, epoch milliseconds.
 * @param everyMs how often the component wants to look at it; a minute unless told
 */
export function useServerTime(everyMs = 60_000): number {
  const offset = useUnit($clockOffset)
  const [local, setLocal] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setLocal(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return local + offset
}
