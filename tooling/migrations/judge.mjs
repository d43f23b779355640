// Rules about the migrations of the release that is being made. Those of earlier releases are what they are.
import { contractions, madeBy } from './forms.mjs'
import { headOf, statementsOf } from './statements.mjs'

/** Tables with a row for each product, creator, live, video or board of a day: an index takes minutes there. */
const LARGE =
  /^(product_\w+|creator(_hist|_goods|_key|_rank)?|live(_goods|_key|_minute|_goods_rank)?|video(_key)?|shop(_figure|_fact|_hist|_rank)?|goods_(rank|band)|import_origin|market_row_opened|account_event|notice|file)$/
const CONCURRENT = /^(drop index concurrently if exists|create (unique )?index concurrently) (\w+)/
const RELEASE = /^\d+\.\d+\.\d+$/

const compare = (a, b) => {
  const [one, other] = [a, b].map((release) => release.split('.').map(Number))
  const at = one.findIndex((part, index) => part !== other[index])
  return at === -1 ? 0 : one[at] - other[at]
}

/**
 * What is wrong with migrations.
 * @param {{ name: string, sql: string, checksum: string }[]} files all of them
 * @param last the record of releases: `releases`, and the checksums of the migrations of the last one
 * @param {string} version the release that is being made
 * @returns {string[]} a sentence for each fault
 */
export function migrationFaults(files, last, version) {
  const newest = last.releases.at(-1)
  const released = new Map(Object.entries(last.migrations))
  const fresh = files.filter(({ name }) => !released.has(name))
  const made = { ...madeBy(fresh), unique: madeBy(files).unique }
  const byName = new Map(files.map((file) => [file.name, file]))
  const ofReleased = [...released].flatMap(([name, checksum]) => {
    const file = byName.get(name)
    if (!file) return [`${name}: release ${newest} has it, so it must stay.`]
    return file.checksum === checksum
      ? []
      : [`${name}: release ${newest} has applied it: write a new migration.`]
  })
  const ofVersion =
    compare(version, newest) > 0
      ? []
      : [`package.json: ${version} must be newer than the last release ${newest}.`]
  const context = { last, version, released, byName, made }
  return [...ofVersion, ...ofReleased, ...fresh.flatMap((file) => freshFaults(file, context))]
}

function freshFaults({ name, sql }, context) {
  const head = headOf(sql)
  const faults = [
    ...headFaults(head, context),
    ...contractionFaults(head, contractions(sql, context.made), context),
    ...('outside a transaction' in head ? outsideFaults(sql) : lockFaults(sql, context.made)),
  ]
  return faults.map((fault) => `${name}: ${fault}`)
}

function headFaults({ release, oldest }, { last, version }) {
  const faults = []
  if (release !== version) faults.push(`needs the line "-- release: ${version}".`)
  if (oldest === undefined)
    faults.push(
      `needs the line "-- oldest: ${last.releases.at(-1)}", the oldest release that works after it.`,
    )
  else if (!RELEASE.test(oldest) || !last.releases.includes(oldest))
    faults.push(
      `"-- oldest: ${oldest}" is no release (${last.releases.join(', ')}): its servers would be refused.`,
    )
  return faults
}

/** Two releases: the first adds what replaces the old, the second removes what no server of the first uses any more. */
function contractionFaults(head, found, { released, byName }) {
  if (found.length === 0) return []
  const { contracts, oldest } = head
  const why = head['old servers']
  if (contracts === undefined && why === undefined)
    return found.map(
      (what) =>
        `${what}. Say "-- contracts: <migration of an earlier release>" or "-- old servers: <why they work>".`,
    )
  if (why !== undefined)
    return why.split(' ').length >= 4 ? [] : ['"-- old servers:" needs a reason in a sentence.']
  if (!byName.has(contracts)) return [`"-- contracts: ${contracts}" is no migration.`]
  if (!released.has(contracts))
    return [
      `${contracts} is of the same release: servers of the last one still use the old form. Contract in the next.`,
    ]
  const since = headOf(byName.get(contracts).sql).release
  if (since !== undefined && oldest !== undefined && compare(oldest, since) < 0)
    return [`"-- oldest: ${oldest}" has not got ${contracts}, which is of ${since}.`]
  return []
}

function outsideFaults(sql) {
  const seen = new Set()
  return statementsOf(sql).flatMap((statement) => {
    const [, form, , index] = CONCURRENT.exec(statement) ?? []
    if (form === undefined)
      return [`outside a transaction only indexes are made and dropped, concurrently: ${statement}`]
    if (form.startsWith('drop')) seen.add(index)
    else if (!seen.has(index))
      return [
        `"drop index concurrently if exists ${index}" must come first: a try before may have left half of it.`,
      ]
    return []
  })
}

function lockFaults(sql, { tables }) {
  return statementsOf(sql).flatMap((statement) => {
    if (/\bindex concurrently\b/.test(statement)) return ['needs the line "-- outside a transaction".']
    const table = /^create (?:unique )?index .*?\bon (?:only )?(\w+)/.exec(statement)?.[1]
    if (table === undefined || tables.has(table) || !LARGE.test(table)) return []
    return [
      `an index of ${table} stops its writers for minutes: make it concurrently, "-- outside a transaction".`,
    ]
  })
}
