import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { entered } from '../../http/people.ts'
import { Caller } from '../load/caller.ts'
import { MEMBER } from '../people.ts'
import type { Check, Scene } from './check.ts'

const PEOPLE = 4
const EACH = 5
const LISTS = ['temu', 'shein', 'aliexpress', 'tiktok', 'temu'] as const
const ENDED_MS = 90_000

interface Job {
  id: string
  state: string
  rowsTotal: number
  failure: string | null
}

interface Fetched {
  /** What is wrong with it; empty for a whole file. */
  wrong: string[]
  /** The server that delivered it. */
  from: string
}

async function ended(caller: Caller, id: string): Promise<Job> {
  const until = performance.now() + ENDED_MS
  for (;;) {
    const job = await caller.data<Job>('GET', `/api/exports/${id}`)
    if ((job.state !== 'queued' && job.state !== 'running') || performance.now() > until) return job
    await sleep(700)
  }
}

/** Asks twice under one key, waits, and reads the file through the balancer. */
async function exported(caller: Caller, marketplace: string): Promise<Fetched> {
  const request = {
    ...{ operation: 'searchGoods', params: { marketplace }, query: {}, columnSet: 'all', columns: [] },
    ...{ format: 'csv', title: '列表' },
  }
  const body = { key: randomUUID(), request }
  const first = await caller.data<Job>('POST', '/api/exports', body)
  const again = await caller.data<Job>('POST', '/api/exports', body)
  const job = await ended(caller, first.id)
  const answer = await caller.repeated('GET', `/api/exports/${job.id}/file`)
  const from = answer.upstreams.at(-1) ?? ''
  const wrong = again.id === first.id ? [] : ['one key made two exports']
  if (job.state !== 'finished')
    return { from, wrong: [...wrong, `an export is ${job.state}: ${job.failure ?? ''}`] }
  if (answer.status !== 200)
    return { from, wrong: [...wrong, `a download answered ${answer.status} ${answer.body?.reason ?? ''}`] }
  const rows = parse(answer.bytes, { bom: true, columns: true }) as Record<string, string>[]
  const ids = new Set(rows.map((row) => row['商品ID']))
  if (rows.length !== job.rowsTotal) wrong.push(`a file has ${rows.length} of ${job.rowsTotal} rows`)
  if (ids.size !== rows.length) wrong.push(`a file has ${rows.length - ids.size} rows twice`)
  return { from, wrong }
}

/** Exports that one server takes, a worker writes and another server delivers; a worker is killed meanwhile. */
export const exportsEverywhere: Check = {
  name: `${PEOPLE * EACH} exports through the balancer`,
  run: async (scene: Scene) => {
    const { cluster, log } = scene
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, n) => {
        const { token } = await entered(cluster.db, MEMBER)
        return new Caller(`exporter ${n + 1}`, { port: cluster.port, log, from: `127.0.40.${n + 1}`, token })
      }),
    )
    const asking = Promise.all(
      people.flatMap((caller) => LISTS.slice(0, EACH).map((marketplace) => exported(caller, marketplace))),
    )
    await sleep(500)
    const [worker] = cluster.workers
    await worker?.kill()
    scene.interruptions++
    await worker?.start()
    const files = await asking
    const whole = files.filter(({ wrong }) => wrong.length === 0)
    const servers = new Set(files.map(({ from }) => from)).size
    return {
      figures: `${whole.length} of ${files.length} whole, from ${servers} servers; a worker was killed meanwhile`,
      breaches: [
        ...files.flatMap(({ wrong }) => wrong),
        ...(servers > 1 ? [] : ['all came from one server']),
      ],
    }
  },
}
