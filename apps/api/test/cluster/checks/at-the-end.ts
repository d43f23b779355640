import type { EffectRow } from '../effects.ts'
import { type Check, type Scene, seconds } from './check.ts'

const SETTLE_MS = 60_000

/** What the writers were told is there, once. Called when nobody writes any more. */
export const nothingLost: Check = {
  name: 'nothing lost, nothing twice',
  run: async ({ load }) => {
    await load.stop()
    const broken = await load.broken()
    const surprises = [...new Set(load.surprises)]
    return {
      figures: `${load.written} acknowledged writes, ${broken.length} lost or doubled`,
      breaches: [...broken, ...surprises],
    }
  },
}

function faultsOf({ kind, wanted, there, doubled }: EffectRow, { interruptions }: Scene): string[] {
  // The protocol of mail has no way to send once: the server may have taken it before the worker could note it.
  const mayBeDouble = kind === 'send-message' ? interruptions : 0
  return [
    ...(there === wanted ? [] : [`${kind}: ${there} of ${wanted}`]),
    ...(doubled > mayBeDouble ? [`${kind}: ${doubled} more than once`] : []),
  ]
}

/** Every job has ended, and what it does for people is there once. */
export const jobsOnce: Check = {
  name: 'every job once',
  run: async (scene) => {
    const began = performance.now()
    const open = await scene.effects.settled(SETTLE_MS)
    const settled = performance.now() - began
    const rows = await scene.effects.rows(scene.mail.asked)
    const words = rows.map(
      ({ kind, wanted, there, doubled, attempts }) =>
        `${kind} ${there} of ${wanted}${doubled > 0 ? `, ${doubled} twice` : ''} (${attempts} attempts)`,
    )
    return {
      figures: `${words.join('; ')}; the last job ended after ${seconds(settled)}`,
      breaches: [...open, ...rows.flatMap((row) => faultsOf(row, scene))],
    }
  },
}
