import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clusterUrl } from '../postgres/cluster.ts'
import { AckLog } from './ack-log.ts'
import { call } from './call.ts'
import { CrashPostgres } from './crash-postgres.ts'
import { killWhileServing, type Series, verify } from './serve-rounds.ts'
import { ServerHandle } from './server-handle.ts'
import { examinePostgres } from './soundness.ts'
import { between, Tally } from './tally.ts'
import { WRITERS, Writers } from './writers.ts'

const AGAIN_LIMIT_MS = 30_000

/** First the server is killed, a tenth of the times during its migrations; then the database below it. */
export async function postgresSeries(folder: string, rounds: number): Promise<Tally[]> {
  const place = join(folder, 'postgres')
  mkdirSync(place)
  const postgres = await CrashPostgres.make(place)
  try {
    const api = new Tally('postgresql, server killed')
    const early = Math.ceil(rounds / 10)
    for (let round = 0; round < early; round++) await killMigration(api, postgres, `early_${round}`)
    await killWhileServing(await seriesOf(api, postgres, folder, 'api'), rounds - early)
    const database = new Tally('postgresql, database killed')
    await killDatabase(await seriesOf(database, postgres, folder, 'postmaster'), postgres, rounds)
    return [api, database]
  } finally {
    await postgres.stop()
  }
}

async function seriesOf(
  tally: Tally,
  postgres: CrashPostgres,
  folder: string,
  name: string,
): Promise<Series> {
  const url = await createDatabase(postgres, name)
  const own = join(folder, name)
  mkdirSync(own)
  return { tally, database: { databaseUrl: url }, folder: own, examine: () => examinePostgres(url) }
}

async function createDatabase(postgres: CrashPostgres, name: string): Promise<string> {
  await asAdmin(postgres, `create database ${name}`)
  return clusterUrl(postgres.folder, name)
}

async function asAdmin(postgres: CrashPostgres, sql: string): Promise<void> {
  const admin = new pg.Client({ connectionString: clusterUrl(postgres.folder, 'postgres') })
  await admin.connect()
  await admin.query(sql)
  await admin.end()
}

async function killMigration(tally: Tally, postgres: CrashPostgres, name: string): Promise<void> {
  const databaseUrl = await createDatabase(postgres, name)
  const first = new ServerHandle({ database: { databaseUrl }, users: WRITERS })
  await first.opening()
  await sleep(between(0, 400))
  await first.kill()
  tally.killed('during the migrations')
  const second = new ServerHandle({ database: { databaseUrl }, users: WRITERS })
  tally.readyMs.push(await second.ready())
  tally.fault(name, (await second.findings()).findings)
  tally.fault(name, await examinePostgres(databaseUrl))
  await second.kill()
  // A recovery flushes the files of every database there is, so those that are done with must go.
  await asAdmin(postgres, `drop database ${name} with (force)`)
}

/** The server lives on and must find its database again by itself. */
async function killDatabase(series: Series, postgres: CrashPostgres, rounds: number): Promise<void> {
  const { tally } = series
  const log = new AckLog(join(series.folder, 'acknowledged.jsonl'))
  const writers = new Writers(log)
  const server = new ServerHandle({ database: series.database, users: WRITERS })
  await server.ready()
  for (let round = 0; round < rounds; round++) {
    let going = true
    const writing = writers.run(
      () => server,
      () => going,
    )
    await sleep(between(50, 3000))
    await postgres.kill()
    await sleep(between(0, 500))
    tally.killed('while serving and importing')
    const began = performance.now()
    await postgres.start()
    await answersAgain(server)
    tally.readyMs.push(performance.now() - began)
    going = false
    await writing
    await verify(series, server, log, writers, `round ${round}`)
  }
  tally.acknowledged += log.count
  tally.fault('answers', [...new Set(writers.surprises)])
  await server.kill()
  log.close()
}

async function answersAgain({ port, tokens }: ServerHandle): Promise<void> {
  const until = performance.now() + AGAIN_LIMIT_MS
  for (;;) {
    const { status } = await call(port, 'GET', '/api/user/getUserInfo', tokens[0] ?? '')
    if (status === 200) return
    if (performance.now() > until)
      throw new Error(`The server still answers ${status} after the database is back.`)
    await sleep(50)
  }
}
