// What the steps `kit package`, `sdk package` and `label package` of `npm test` share.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Counts checks and keeps what failed, so that one run shows all of it. */
export function packageChecks() {
  const failures = []
  let checks = 0
  return {
    /** @param found what was found instead, as JSON shows it */
    check(what, holds, found) {
      checks++
      if (!holds) failures.push(`${what}: found ${JSON.stringify(found)}`)
    },
    /** Something broke before it could be checked; a program that was run says why. @param more what else was heard */
    broke(error, more = '') {
      failures.push(`${error.message}\n${error.stdout ?? ''}${error.stderr ?? ''}${more}`)
    },
    /** Says what failed and ends the process. @param name of the step @param more a figure worth seeing */
    end(name, more = '') {
      for (const failure of failures) console.error(`✗ ${failure}`)
      console.log(`${name}: ${checks} checks, ${failures.length} failed${more}`)
      process.exit(failures.length ? 1 : 0)
    },
  }
}

/**
 * Checks that every entry of an installed package leads to a built file that is there, and that others can install it.
 * @param home folder of the package
 * @param least how many addresses its entries have at least
 * @returns what its package.json says
 */
export function checkManifest(check, home, least) {
  const about = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const targets = Object.values(about.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )
  const lost = targets.filter((target) => !existsSync(join(home, target)) || target.includes('/src/'))
  check('every entry of the package is in it', targets.length >= least && lost.length === 0, lost)
  const local = Object.entries({ ...about.dependencies, ...about.peerDependencies }).filter(([, range]) =>
    /catalog:|workspace:/.test(range),
  )
  check('no range that only this repository understands', local.length === 0, local)
  check(
    'it says whose it is',
    about.license === 'SEE LICENSE IN LICENSE' && existsSync(join(home, 'LICENSE')),
    about.license,
  )
  return about
}
