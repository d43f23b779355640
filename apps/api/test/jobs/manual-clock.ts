import { sql } from 'kysely'
import type { JobClock } from '../../src/platform/jobs/job-clock.ts'

/** A clock that moves only when a test moves it. */
export class ManualClock {
  now: number

  constructor(now: number) {
    this.now = now
  }

  /** Reads the moment at each statement. */
  get sql(): JobClock {
    const clock = sql<number>`0`
    clock.toOperationNode = () => sql<number>`${this.now}::bigint`.toOperationNode()
    return clock
  }
}
