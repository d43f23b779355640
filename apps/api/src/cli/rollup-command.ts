import { parseArgs } from 'node:util'
import { CliError } from '#platform/command-line/cli-error.ts'
import type { Output } from '#platform/command-line/output.ts'
import type { Database } from '#platform/database/database.ts'
import type { FileStore } from '#platform/files/file-store.ts'
import { Files } from '#platform/files/files.ts'
import { JobQueue } from '#platform/jobs/job-queue.ts'
import { Worker } from '#platform/jobs/worker.ts'
import { moduleJobs } from '../jobs.ts'
import { didYouMean } from '../modules/imports/rules/nearest-name.ts'
import { alertWishes } from '../modules/monitoring/jobs/alert-jobs.ts'
import { dayNumber } from '../modules/reference/rules/goods-day.ts'
import { MARKETPLACES, type Marketplace } from '../modules/reference/rules/marketplace.ts'
import { rollUpWish } from '../modules/rollups/jobs/roll-up-job.ts'
import { followJobs } from './follow-jobs.ts'

export interface RollUpContext {
  out: Output
  openDatabase: () => Promise<Database>
  fileStore: FileStore
  stopping: () => boolean
  /** A worker of this process runs jobs already. */
  hasWorker: boolean
}

interface Options {
  marketplaces: readonly Marketplace[]
  from: string | undefined
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { marketplace: { type: 'string' }, from: { type: 'string' }, json: { type: 'boolean' } },
  })
  const { marketplace, from } = values
  if (marketplace !== undefined && !MARKETPLACES.some((known) => known === marketplace)) {
    throw new CliError(`没有平台 ${marketplace}${didYouMean(marketplace, [...MARKETPLACES])}。`)
  }
  if (from !== undefined && dayNumber(from) === null)
    throw new CliError(`--from ${from} 不是 yyyy-mm-dd 日期。`)
  return {
    marketplaces: MARKETPLACES.filter((one) => marketplace === undefined || one === marketplace),
    from,
  }
}

/**
 * `haixuan rollup`: asks for the daily work and follows it. A worker of a server does it, or this process where none
 * is quicker. Repeating it changes nothing that is there; interrupted, it continues where it was.
 * @throws CliError, OperatorError with a Chinese sentence
 */
export async function rollupCommand(args: readonly string[], context: RollUpContext): Promise<void> {
  const { marketplaces, from } = readOptions(args)
  const { out, stopping } = context
  const db = await context.openDatabase()
  const started = performance.now()
  const queue = new JobQueue(db, moduleJobs(db, new Files(db, context.fileStore)))
  const worker = context.hasWorker ? null : new Worker({ queue, isScheduling: false })
  try {
    out.text('汇总类目、同款、榜单、店铺与达人……')
    const now = Date.now()
    const rollUps = marketplaces.map((one) =>
      rollUpWish({ marketplace: one, ...(from === undefined ? {} : { from }) }, now),
    )
    await queue.enqueue(rollUps)
    await worker?.start()
    if (!(await followJobs(db, rollUps, { out, stopping }))) return
    // Each roll-up asks for those by itself; asked for here they are there to be followed.
    const after = [...marketplaces.flatMap(alertWishes), ...cleaning(queue, now)]
    await queue.enqueue(after)
    const ended = await followJobs(db, after, { out, stopping })
    if (!ended) return
    const seconds = ((performance.now() - started) / 1_000).toFixed(1)
    out.text(`完成，用时 ${seconds} 秒`)
    out.json(rollUps.map(({ kind, key }) => ({ kind, key, state: 'done' })))
  } finally {
    await worker?.stop()
    await db.close()
  }
}

/** What else is due each day, for who runs this command by a timer of their own. */
const cleaning = (queue: JobQueue, now: number) =>
  queue.schedules
    .filter(({ name }) => name !== 'roll-up' && name !== 'vacuum')
    .flatMap(({ jobs }) => jobs(now))
