import { setTimeout as sleep } from 'node:timers/promises'
import { inWords } from '../load/call-log.ts'
import { type Check, type Scene, seconds } from './check.ts'

const DOWN_MS = 3_000
const RECOVER_MS = 30_000

/** Whether every server says that it is ready. */
async function areReady({ cluster }: Scene): Promise<boolean> {
  const asked = await Promise.all(
    cluster.ports.map((port) =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status === 200,
        () => false,
      ),
    ),
  )
  return asked.every(Boolean)
}

/** The database is away for a time: clear 503s, then everything works again without anybody's help. */
export const primaryRestart: Check = {
  name: 'primary restarted',
  run: async (scene) => {
    const { cluster, log, effects } = scene
    await effects.newDay()
    await sleep(500)
    const pids = [...cluster.servers, ...cluster.workers].map(({ pid }) => pid)
    const mark = log.mark()
    await cluster.nodes.primary.stop()
    scene.interruptions++
    await sleep(DOWN_MS)
    await cluster.nodes.primary.start()
    const began = performance.now()
    while (!(await areReady(scene)) && performance.now() - began < RECOVER_MS) await sleep(50)
    const recovered = performance.now() - began
    // Pauses before the next connection end.
    await sleep(4_000)
    const after = log.mark()
    await sleep(4_000)
    const { calls, failed } = log.since(mark)
    const late = log.since(after).failed
    const unclear = failed.filter(({ status, reason }) => status !== 503 || reason === '')
    const same = [...cluster.servers, ...cluster.workers].every(
      ({ pid, isRunning }, n) => isRunning && pid === pids[n],
    )
    return {
      figures: `away ${seconds(DOWN_MS)}; ${failed.length} of ${calls} calls were told 503; all servers ready ${seconds(recovered)} after it was back`,
      breaches: [
        ...(unclear.length > 0 ? [`not a clear 503: ${inWords(unclear)}`] : []),
        ...(late.length > 0 ? [`calls still failed 4 s after it was back: ${inWords(late)}`] : []),
        ...(same ? [] : ['a process ended']),
      ],
    }
  },
}
