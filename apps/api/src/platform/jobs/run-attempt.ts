import { inSpan } from '../tracing/span.ts'
import type { JobKind } from './job-kind.ts'
import type { JobQueue } from './job-queue.ts'
import { type AttemptEnd, type Claim, noteJobProgress, renewLease } from './job-rows.ts'
import { LeaseLostError } from './lease.ts'

/**
 * Runs one attempt and keeps its lease. A lease that is lost aborts the work; an error of the renewal alone does not,
 * the next one may succeed.
 * @throws what the work throws
 */
export async function runAttempt(
  queue: JobQueue,
  kind: JobKind,
  claim: Claim,
  { abort, renewMs }: { abort: AbortController; renewMs: number },
): Promise<AttemptEnd> {
  const { db, clock } = queue
  const timer = setInterval(() => {
    renewLease(db.kysely, claim, clock).then(
      (isOwn) => {
        if (!isOwn) abort.abort(new LeaseLostError('The job is no longer of this worker.'))
      },
      () => undefined,
    )
  }, renewMs)
  try {
    const facts = { 'haixuan.job.kind': claim.kind, 'haixuan.job.attempt': claim.attempt }
    const run = () =>
      kind.run({
        db,
        key: claim.key,
        payload: claim.payload,
        attempt: claim.attempt,
        isLastTry: claim.tries >= kind.mostTries,
        signal: abort.signal,
        progress: (text) => noteJobProgress(db.kysely, claim, text),
        enqueue: (wishes, trx) => queue.enqueue(wishes, trx),
      })
    // The key may name a person.
    await inSpan({ name: `job ${claim.kind}`, kind: 'internal', facts }, run)
    return { is: 'done' }
  } finally {
    clearInterval(timer)
  }
}
