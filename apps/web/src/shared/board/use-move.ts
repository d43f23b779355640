import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

/** Milliseconds that a press may wait for its rows: what follows within a tenth of a second is felt as its own doing. */
const PATIENCE_MS = 100

interface Move {
  until: number
  /** Gives it up, told to anyone who waits for it. */
  drop: () => void
}

/**
 * Moves the page to an address together with the rows of it: a page that is drawn once, with its rows, has them
 * sooner than one that is drawn for the new address first and for the rows again.
 *
 * A move waits no longer than `PATIENCE_MS`, nor past the next press or key, which must find the page that the
 * reader believes in. It is dropped when another one comes or the page has gone elsewhere meanwhile.
 * @returns `(rows, move)`, where `rows` ends with the answer, and is undefined when it is already there. Its
 *   promise ends with the move, or with its end without one.
 */
export function useMove(): (rows: Promise<unknown> | undefined, move: () => void) => Promise<void> {
  const router = useRouter()
  const waiting = useRef<Move | null>(null)
  useEffect(() => () => waiting.current?.drop(), [])
  return useCallback(
    async (rows, move) => {
      const until = waiting.current?.until ?? performance.now() + PATIENCE_MS
      waiting.current?.drop()
      if (rows === undefined) return move()
      const from = router.latestLocation.href
      await new Promise<void>((resolve) => {
        const drop = () => {
          clearTimeout(timer)
          removeEventListener('pointerdown', go, true)
          removeEventListener('keydown', go, true)
          waiting.current = null
          // Before the move: what closes with it is drawn in the same go.
          resolve()
        }
        const mine: Move = { until, drop }
        function go() {
          if (waiting.current !== mine) return
          drop()
          if (router.latestLocation.href === from) move()
        }
        waiting.current = mine
        const timer = setTimeout(go, until - performance.now())
        addEventListener('pointerdown', go, true)
        addEventListener('keydown', go, true)
        void rows.then(go, go)
      })
    },
    [router],
  )
}
