import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { bootFirst } from '../../src/platform/database/embedded/first-boot.ts'
import { killWhileServing } from './serve-rounds.ts'
import { ServerHandle } from './server-handle.ts'
import { examineEmbedded } from './soundness.ts'
import { between, Tally } from './tally.ts'
import { WRITERS } from './writers.ts'

/** One kill in ten during the first boot, one in ten during the migrations, the rest while serving. */
export async function embeddedSeries(folder: string, rounds: number): Promise<Tally> {
  const tally = new Tally('embedded')
  const early = Math.ceil(rounds / 10)
  const dataDir = join(folder, 'data')
  const bare = await bareEngine(folder)
  const began = performance.now()
  await startAndLook(tally, dataDir, 'first start')
  const bootMs = performance.now() - began
  for (let round = 0; round < early; round++) await killEarly(tally, folder, 'during the first boot', bootMs)
  for (let round = 0; round < early; round++)
    await killEarly(tally, folder, 'during the migrations', 1500, bare)
  const series = { tally, database: { dataDir }, folder, examine: () => examineEmbedded(dataDir) }
  await killWhileServing(series, rounds - 2 * early)
  return tally
}

/** An engine after its first boot, without a table, for the rounds that kill migrations. */
async function bareEngine(folder: string): Promise<string> {
  const path = join(folder, 'bare')
  await bootFirst({ folder: path, settings: [], checkpointBytes: 1e9, checkpointMs: 1e9 })
  return path
}

async function killEarly(
  tally: Tally,
  folder: string,
  moment: string,
  withinMs: number,
  engine?: string,
): Promise<void> {
  const dataDir = join(folder, 'early')
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir)
  if (engine) cpSync(engine, join(dataDir, 'database'), { recursive: true })
  const server = new ServerHandle({ database: { dataDir }, users: WRITERS })
  await server.opening()
  await sleep(between(0, withinMs))
  await server.kill()
  tally.killed(moment)
  if (existsSync(join(dataDir, 'database'))) tally.fault(moment, await examineEmbedded(dataDir))
  const ms = await startAndLook(tally, dataDir, moment)
  if (engine) tally.readyMs.push(ms)
  else tally.firstBootMs.push(ms)
}

async function startAndLook(tally: Tally, dataDir: string, moment: string): Promise<number> {
  const server = new ServerHandle({ database: { dataDir }, users: WRITERS })
  const ms = await server.ready()
  tally.fault(moment, (await server.findings()).findings)
  await server.kill()
  return ms
}
