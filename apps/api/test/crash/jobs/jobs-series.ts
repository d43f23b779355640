import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DatabaseOptions } from '../../../src/platform/database/open-database.ts'
import { Tally } from '../tally.ts'
import type { JobOrder, JobSays } from './order.ts'
import { SCENARIOS } from './scenarios.ts'

const PROGRAM = fileURLToPath(new URL('./job-process.ts', import.meta.url))
const SILENT_MS = 240_000

/** Kinds that only the embedded engine has. */
const OF_EMBEDDED: readonly string[] = ['vacuum', 'import-typed']

/**
 * Kills a process in every kind of job: `rounds` times before a statement of its work, and once when it is done but not
 * noted. The next process goes on with it, and looks for what was lost or done twice.
 * @param only kinds, with commas; all when empty
 */
export async function jobsSeries(
  name: string,
  place: string,
  database: DatabaseOptions,
  { rounds, only }: { rounds: number; only: string },
): Promise<Tally> {
  const tally = new Tally(name)
  const folder = join(place, `jobs-${name.replaceAll(' ', '-')}`)
  mkdirSync(folder, { recursive: true })
  const kinds = Object.keys(SCENARIOS).filter(
    (kind) =>
      (!OF_EMBEDDED.includes(kind) || 'dataDir' in database) &&
      (only === '' || only.split(',').includes(kind)),
  )
  const kills = kinds.flatMap((kind) => [
    ...Array.from({ length: rounds }, (_, n) => ({ kind, round: n + 1, part: Math.random() })),
    { kind, round: rounds + 1, part: 'at the end' as const },
  ])
  let finish: JobOrder['finish']
  for (const [at, next] of kills.entries()) {
    await killIn(tally, { database, folder, isFirst: at === 0, ...(finish ? { finish } : {}), next })
    finish = { kind: next.kind, round: next.round }
  }
  await killIn(tally, { database, folder, isFirst: false, ...(finish ? { finish } : {}) })
  return tally
}

/** Runs a process until it freezes, and kills it there; one without a next job ends by itself. */
async function killIn(tally: Tally, order: JobOrder): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const timer = setTimeout(kill, SILENT_MS)
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2_000)
  })
  const gone = once(child, 'exit')
  const last = await hear(tally, child)
  await gone
  clearTimeout(timer)
  process.off('exit', kill)
  const wanted = order.next ? 'frozen' : 'ended'
  if (last !== wanted)
    tally.fault(order.next?.kind ?? 'the last one', [
      `the process was ${last} instead of ${wanted}: ${errors}`,
    ])
  if (last === 'frozen') tally.killed(`in ${order.next?.kind}`)
}

async function hear(tally: Tally, child: ChildProcess): Promise<string> {
  let last = 'silent'
  if (!child.stdout) return last
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"is"')) continue
    const said = JSON.parse(line) as JobSays
    last = said.is
    if (said.is === 'faults') tally.fault(said.kind, said.faults)
    if (said.is === 'frozen') child.kill('SIGKILL')
  }
  return last
}
