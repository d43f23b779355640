import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isMutated } from './areas.mjs'
import { Judge } from './judge.mjs'
import { mutantsOf, mutatedCode } from './mutants-of.mjs'
import { sample } from './sample.mjs'

/** A first run reads all tests of a package; a busy machine takes long for it. */
const FIRST_LIMIT = 600_000
const LEAST_LIMIT = 20_000

export function filesOf(root, folder, part) {
  const listed = execFileSync('git', ['ls-files', '--', folder], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return listed.split('\n').filter((file) => isMutated(file, part))
}

/** The longest that the unchanged file may take, times five: what takes longer does not end. */
async function judgeUnchanged(judge, file, code, wider) {
  const started = Date.now()
  const { verdict } = await judge.judge({ file, code, wider }, FIRST_LIMIT)
  if (verdict !== 'survived') throw new Error(`${file}: its tests fail without a change (${verdict}).`)
  return Math.max(LEAST_LIMIT, 5 * (Date.now() - started))
}

/**
 * Judges `count` mutants of a folder. First by the tests beside the file, which are quick, then by all of the package's
 * source that reach it (or those of the folder `own`), then, where the area names them, by wider ones. `onVerdict(mutant, verdict)` is called after each.
 */
export async function measure({ root, folder, part, own, wider, count, seed, onVerdict = () => undefined }) {
  const codes = new Map(
    filesOf(root, folder, part).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  const all = [...codes].flatMap(([file, code]) => mutantsOf(file, code))
  const chosen = sample(all, count, seed)
  const judge = new Judge(root)
  const limits = new Map()
  const judgeBy = async (mutant, tests) => {
    const code = codes.get(mutant.file)
    const key = `${tests} ${mutant.file}`
    if (!limits.has(key)) limits.set(key, await judgeUnchanged(judge, mutant.file, code, tests))
    const task = { file: mutant.file, code: mutatedCode(code, mutant), wider: tests }
    return (await judge.judge(task, limits.get(key))).verdict
  }
  const verdicts = []
  try {
    for (const mutant of chosen) {
      const beside = await judgeBy(mutant, `${dirname(mutant.file)}/`)
      const near = beside === 'survived' ? await judgeBy(mutant, own) : beside
      const verdict = near === 'survived' && wider ? await judgeBy(mutant, wider) : near
      verdicts.push({ mutant, verdict, isNear: near !== 'survived' })
      onVerdict(mutant, verdict)
    }
  } finally {
    judge.close()
  }
  const survivors = verdicts.filter(({ verdict }) => verdict === 'survived').map(({ mutant }) => mutant)
  const nearKills = verdicts.filter(({ isNear }) => isNear).length
  return {
    total: all.length,
    judged: chosen.length,
    killed: chosen.length - survivors.length,
    nearKills,
    survivors,
  }
}
