/** Lets at most so many tasks run at a time; the others wait in the order they came. */
interface ConcurrencyLimit {
  /**
   * Runs the task as soon as there is space.
   * @param signal gives the place in the queue up; the promise then rejects with the signal's reason
   */
  run: <T>(task: () => Promise<T>, signal?: AbortSignal) => Promise<T>
}

/**
 * @param most how many tasks may run at a time. A place is handed on at once instead of being polled for every
 * 100 ms (specification, section 9): same limit, no idle gap.
 */
export function createConcurrencyLimit(most: number): ConcurrencyLimit {
  let running = 0
  const waiting = new Set<() => void>()

  const enter = (signal: AbortSignal | undefined): Promise<void> => {
    if (running < most) {
      running++
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        waiting.delete(take)
        reject(signal?.reason)
      }
      const take = () => {
        waiting.delete(take)
        signal?.removeEventListener('abort', leaveQueue)
        resolve()
      }
      waiting.add(take)
      signal?.addEventListener('abort', leaveQueue, { once: true })
    })
  }

  // The place goes straight to the next in line, so the count changes only when nobody waits.
  const leave = () => {
    const [next] = waiting
    if (next) next()
    else running--
  }

  return {
    async run(task, signal) {
      signal?.throwIfAborted()
      await enter(signal)
      try {
        return await task()
      } finally {
        leave()
      }
    },
  }
}
