import { Cancelled } from './cancelled.ts'

/** Milliseconds of work after which messages are let in. */
const WORK_MS = 30
/** Milliseconds between reports: a number that runs is read no faster, and each is a rendering of the page. */
const REPORT_MS = 200

/** Lets waiting messages in: unlike a promise, a message of its own queues behind them. */
function messagesIn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}

/**
 * The breath of a job.
 * @param report Hears of progress at most every 200 ms, and of the end.
 */
export function createBreath(isCancelled: () => boolean, report: (done: number, of: number) => void) {
  let worked = performance.now()
  let reported = 0
  return async (done: number, of: number): Promise<void> => {
    const now = performance.now()
    if (now - reported >= REPORT_MS || done >= of) {
      reported = now
      report(done, of)
    }
    if (now - worked < WORK_MS) return
    await messagesIn()
    worked = performance.now()
    if (isCancelled()) throw new Cancelled()
  }
}
