import { setTimeout as sleep } from 'node:timers/promises'
import { newestProgram, type Program } from '../cluster.ts'
import { inWords } from '../load/call-log.ts'
import type { SiteProcess } from '../site-process.ts'
import { type Check, type Scene, seconds } from './check.ts'

/** Restarts processes one after the other, each ready before the next ends. */
async function restartAll({ log }: Scene, all: readonly SiteProcess[], program?: Program) {
  const mark = log.mark()
  const wrong: string[] = []
  let slowestEnd = 0
  let slowestStart = 0
  for (const one of all) {
    const { ms, code } = await one.stop()
    slowestEnd = Math.max(slowestEnd, ms)
    if (code !== 0) wrong.push(`${one.name} ended with ${code}: ${one.said}`)
    if (program) Object.assign(one.order, program)
    slowestStart = Math.max(slowestStart, await one.start())
    // A balancer that left it out comes back to it.
    await sleep(500)
  }
  await sleep(1_000)
  return { ...log.since(mark), wrong, slowestEnd, slowestStart, number: all.length }
}

/** Every server and worker in turn, as an operator restarts them. */
export const rollingRestart: Check = {
  name: 'rolling restart',
  run: async (scene) => {
    await scene.effects.newDay()
    const all = [...scene.cluster.servers, ...scene.cluster.workers]
    const { calls, failed, wrong, slowestEnd, slowestStart, number } = await restartAll(scene, all)
    return {
      figures: `${number} processes, ${calls} calls, ${failed.length} failed; ended in at most ${seconds(slowestEnd)}, ready in ${seconds(slowestStart)}`,
      breaches: [...wrong, ...(failed.length > 0 ? [inWords(failed)] : [])],
    }
  },
}

/**
 * The processes run another release; each in turn is started again with this one. The first part of the database has
 * happened before: a first new server brings the tables up to date while all others are of the old release.
 */
export const rollingUpgrade = (version: string): Check => ({
  name: 'rolling upgrade',
  run: async (scene) => {
    await scene.effects.newDay()
    const all = [...scene.cluster.servers, ...scene.cluster.workers]
    const { calls, failed, wrong, slowestEnd, number } = await restartAll(scene, all, newestProgram())
    return {
      figures: `${number} processes of release ${version} to this one, ${calls} calls, ${failed.length} failed; ended in at most ${seconds(slowestEnd)}`,
      breaches: [...wrong, ...(failed.length > 0 ? [inWords(failed)] : [])],
    }
  },
})
