// Compares the lockfile with security/min-versions.json: no known-bad version, no banned package, nothing from a
// git or tarball address, no install script outside the list; and nothing that our oldest Node cannot run. Works offline.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import semver from 'semver'
import { parse } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file) => readFileSync(root + file, 'utf8')

const numbers = (version) => version.split(/[-+]/)[0].split('.').map(Number)

/** Whether `version` is older than `floor`; both are plain semver. */
export function isOlder(version, floor) {
  const [a, b] = [numbers(version), numbers(floor)]
  const at = [0, 1, 2].find((i) => a[i] !== b[i])
  return at !== undefined && a[at] < b[at]
}

/** Everything that is wrong with a lockfile, one sentence each. */
export function findings(lock, rules, workspace) {
  const found = []
  for (const key of Object.keys(lock.packages)) {
    const at = key.lastIndexOf('@')
    const [name, version] = [key.slice(0, at), key.slice(at + 1)]
    if (rules.banned[name]) found.push(`${key} is banned: ${rules.banned[name]}.`)
    if (!/^\d+\.\d+\.\d+/.test(version)) {
      found.push(`${key} does not come from the registry; only published versions are allowed.`)
      continue
    }
    const floor = rules.floors[name]
    const applies = floor && (!floor.only || version.startsWith(`${floor.only}.`))
    if (applies && isOlder(version, floor.min)) found.push(`${key} is older than ${floor.min}: ${floor.why}.`)
  }
  for (const [name, allowed] of Object.entries(workspace.allowBuilds ?? {})) {
    if (allowed && !rules.lifecycleScripts.includes(name)) {
      found.push(`${name} may run an install script but is not in lifecycleScripts of min-versions.json.`)
    }
  }
  return found
}

/** Packages of a lockfile that ask for a Node newer than the oldest we promise: their install would warn. */
export function tooNew(lock, node) {
  return Object.entries(lock.packages)
    .filter(([, { engines }]) => engines?.node && !semver.satisfies(node, engines.node))
    .map(([key, { engines }]) => `${key} asks for Node ${engines.node}, and we promise ${node}.`)
}

/** Dependencies of a manifest that are not pinned exactly. */
export function loosePins(manifest) {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies']
  return groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(
      ([, range]) =>
        !/^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*|npm:@?[\w./-]+@\d+\.\d+\.\d+)$/.test(range),
    )
    .map(([name, range]) => `${name} is asked for as "${range}"; pin the exact version.`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = parse(read('pnpm-lock.yaml'))
  const problems = findings(
    lock,
    JSON.parse(read('security/min-versions.json')),
    parse(read('pnpm-workspace.yaml')),
  )
  const oldestNode = semver.minVersion(JSON.parse(read('package.json')).engines.node).version
  problems.push(...tooNew(lock, oldestNode))
  for (const folder of Object.keys(lock.importers)) {
    problems.push(...loosePins(JSON.parse(read(`${folder === '.' ? '' : `${folder}/`}package.json`))))
  }
  for (const problem of problems) console.error(problem)
  console.log(`floors: ${Object.keys(lock.packages).length} packages, ${problems.length} problems`)
  process.exit(problems.length ? 1 : 0)
}
