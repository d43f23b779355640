import { setTimeout as sleep } from 'node:timers/promises'
import { type Failed, inWords } from '../load/call-log.ts'
import type { SiteProcess } from '../site-process.ts'
import { type Check, type Outcome, type Scene, seconds } from './check.ts'

/** A failure is allowed when the killed server had the call: it was asked last, and the balancer could not ask another. */
const wasOnIt = ({ upstreams, status }: Failed, port: number): boolean =>
  (status === 0 || status === 502) && upstreams.at(-1) === `127.0.0.1:${port}`

async function killOne(
  { cluster, log, effects }: Scene,
  one: SiteProcess,
): Promise<{ failed: Failed[]; not: Failed[]; readyMs: number }> {
  await effects.newDay()
  // Jobs are taken and calls are under way.
  await sleep(800)
  const mark = log.mark()
  await one.kill()
  await sleep(1_200)
  const readyMs = await one.start()
  await sleep(800)
  const { failed } = log.since(mark)
  const at = cluster.servers.indexOf(one)
  const port = cluster.ports[at]
  return { failed, not: failed.filter((each) => port === undefined || !wasOnIt(each, port)), readyMs }
}

/** Each of these processes is killed (SIGKILL) once and started again. */
export const kills = (choose: (scene: Scene) => readonly SiteProcess[]): Check => ({
  name: 'kill -9 of each process',
  run: async (scene): Promise<Outcome> => {
    const chosen = choose(scene)
    const breaches: string[] = []
    let lost = 0
    let slowest = 0
    for (const one of chosen) {
      const { failed, not, readyMs } = await killOne(scene, one)
      lost += failed.length
      slowest = Math.max(slowest, readyMs)
      if (scene.cluster.workers.includes(one)) scene.interruptions++
      if (not.length > 0) breaches.push(`${one.name}: calls failed that were not on it: ${inWords(not)}`)
    }
    return {
      figures: `${chosen.length} kills, ${lost} calls lost with the killed server, ready again in at most ${seconds(slowest)}`,
      breaches,
    }
  },
})
