import type { Check, Outcome, Scene } from './checks/check.ts'
import { Cluster, type ClusterPlan } from './cluster.ts'
import { fillForCluster } from './fill.ts'
import { CallLog } from './load/call-log.ts'
import { Load } from './load/load.ts'
import { peopleOf } from './people.ts'

export interface RunPlan extends ClusterPlan {
  goods: number
  creators: number
  /** Readers and writers of each kind. */
  crowd: number
  checks: readonly Check[]
}

export interface CheckedOutcome extends Outcome {
  name: string
  ms: number
}

/** Starts a cluster under load and runs checks against it, one after the other; everything is ended afterwards. */
export async function runCluster(
  plan: RunPlan,
  say: (line: string) => void = () => undefined,
): Promise<CheckedOutcome[]> {
  const began = performance.now()
  const cluster = await Cluster.start(plan, (db) => fillForCluster(db, plan))
  try {
    const log = new CallLog()
    const { actors, mail, effects } = await peopleOf(cluster, log, plan.crowd)
    const load = new Load(actors)
    say(`started in ${((performance.now() - began) / 1000).toFixed(1)} s`)
    load.start()
    const scene: Scene = { cluster, log, load, effects, mail, interruptions: 0 }
    const outcomes: CheckedOutcome[] = []
    for (const check of plan.checks) {
      const from = performance.now()
      const outcome = await check
        .run(scene)
        .catch((error: Error) => ({ figures: 'not ended', breaches: [error.stack ?? error.message] }))
      outcomes.push({ name: check.name, ms: performance.now() - from, ...outcome })
      say(`${outcome.breaches.length === 0 ? 'ok    ' : 'BREACH'} ${check.name}: ${outcome.figures}`)
      if (outcome.breaches.length === 0) continue
      for (const line of [...outcome.breaches, ...cluster.balancerErrors()]) say(`       ${line}`)
    }
    await load.stop()
    return outcomes
  } finally {
    await cluster.stop()
  }
}
