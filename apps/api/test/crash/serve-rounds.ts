import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabaseOptions } from '../../src/platform/database/open-database.ts'
import { AckLog } from './ack-log.ts'
import { brokenPromises } from './promises.ts'
import { ServerHandle } from './server-handle.ts'
import { between, type Tally } from './tally.ts'
import { WRITERS, Writers } from './writers.ts'

export const READY_LIMIT_MS = 10_000

export interface Series {
  tally: Tally
  database: DatabaseOptions
  /** Folder for the log of acknowledged writes. */
  folder: string
  /** Examines files or pages; called when no server runs, or beside it. */
  examine(): Promise<string[]>
}

/** Kills the server while eight writers write, again and again, on one and the same database. */
export async function killWhileServing(series: Series, rounds: number): Promise<void> {
  const { tally, database } = series
  const log = new AckLog(join(series.folder, 'acknowledged.jsonl'))
  const writers = new Writers(log)
  let server = new ServerHandle({ database, users: WRITERS })
  await server.ready()
  for (let round = 0; round < rounds; round++) {
    let going = true
    const current = server
    const writing = writers.run(
      () => current,
      () => going,
    )
    await sleep(between(50, 3000))
    await server.kill()
    going = false
    await writing
    tally.killed('while serving and importing')
    if ('dataDir' in database) tally.fault(`round ${round}`, await series.examine())
    server = new ServerHandle({ database, users: WRITERS })
    tally.readyMs.push(await server.ready())
    await verify(series, server, log, writers, `round ${round}`)
  }
  tally.acknowledged += log.count
  tally.fault('answers', [...new Set(writers.surprises)])
  await server.kill()
  log.close()
}

/** Asks a running server whether every promise was kept and nothing is half done. */
export async function verify(
  { tally, database, examine }: Series,
  server: ServerHandle,
  log: AckLog,
  writers: Writers,
  moment: string,
): Promise<void> {
  tally.fault(moment, await brokenPromises(log, writers, server))
  const { findings, products } = await server.findings()
  tally.fault(moment, findings)
  tally.products = products
  if ('databaseUrl' in database) tally.fault(moment, await examine())
}
