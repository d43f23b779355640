import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { inWords } from '../load/call-log.ts'
import { type Check, type Scene, seconds } from './check.ts'

const STOPPED_MS = 4_000
const WITHIN_MS = 30_000

/** A figure of a server, 0 when it has none. */
async function figure(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
}

/** Waits until every server uses the replica, or none does. @returns milliseconds, undefined when it does not come */
async function until({ cluster }: Scene, isUsed: boolean): Promise<number | undefined> {
  const began = performance.now()
  for (;;) {
    const used = await Promise.all(cluster.ports.map((port) => figure(port, 'haixuan_replica_used')))
    if (used.every((one) => (one === 1) === isUsed)) return performance.now() - began
    if (performance.now() - began > WITHIN_MS) return undefined
    await sleep(100)
  }
}

async function replay({ cluster }: Scene, act: 'pause' | 'resume'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.nodes.replica?.url('postgres') ?? '' })
  await client.connect()
  await client.query(`select pg_wal_replay_${act}()`)
  await client.end()
}

/** Reads go on without the replica, and come back to it. */
export const replicaAway: Check = {
  name: 'replica stopped, then behind',
  run: async (scene) => {
    const { replica } = scene.cluster.nodes
    if (!replica) throw new Error('This cluster has no replica.')
    const breaches: string[] = []
    const wait = async (isUsed: boolean, when: string): Promise<string> => {
      const ms = await until(scene, isUsed)
      if (ms === undefined)
        breaches.push(`${when}: not every server ${isUsed ? 'uses' : 'leaves'} the replica`)
      return ms === undefined ? 'never' : seconds(ms)
    }
    await wait(true, 'before')
    const mark = scene.log.mark()
    await replica.stop()
    const left = await wait(false, 'stopped')
    await sleep(STOPPED_MS)
    await replica.start()
    const back = await wait(true, 'started again')
    await replay(scene, 'pause')
    const behind = await wait(false, 'behind')
    await sleep(2_000)
    await replay(scene, 'resume')
    const caughtUp = await wait(true, 'replaying again')
    const { calls, failed } = scene.log.since(mark)
    return {
      figures: `${calls} calls, ${failed.length} failed; left after ${left} when stopped and ${behind} when it stood still, used again after ${back} and ${caughtUp}`,
      breaches: [...breaches, ...(failed.length > 0 ? [inWords(failed)] : [])],
    }
  },
}
