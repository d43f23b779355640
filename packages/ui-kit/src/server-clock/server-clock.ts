import { useSyncExternalStore } from 'react'

let offset = 0
const listeners = new Map<
  number,
  { timer: ReturnType<typeof setInterval>; readonly calls: Set<() => void> }
>()

/**
 * Tells the kit the server's time (epoch ms), so that "3分钟前" and countdowns do not depend on the
 * reader's clock. `receivedAt` is the reader's clock at that moment.
 */
export function syncServerClock(serverTime: number, receivedAt: number = Date.now()): void {
  offset = serverTime - receivedAt
  for (const { calls } of listeners.values()) for (const call of calls) call()
}

/** Now, by the server's clock, in epoch ms. */
export function serverNow(): number {
  return Date.now() + offset
}

function listen(step: number, call: () => void): () => void {
  let ticker = listeners.get(step)
  if (!ticker) {
    const calls = new Set<() => void>()
    const tick = () => {
      if (!document.hidden) for (const each of calls) each()
    }
    ticker = { timer: setInterval(tick, step), calls }
    listeners.set(step, ticker)
  }
  const { calls, timer } = ticker
  calls.add(call)
  return () => {
    calls.delete(call)
    if (calls.size > 0) return
    clearInterval(timer)
    listeners.delete(step)
  }
}

/**
 * The server's time, rounded down to `step` ms, renewed every step. All components with the same step
 * share one timer, which rests while the page is hidden.
 */
export function useServerNow(step: number): number {
  return useSyncExternalStore(
    (call) => listen(step, call),
    () => Math.floor(serverNow() / step) * step,
  )
}
