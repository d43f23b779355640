import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashRuns } from '../../src/modules/account/store/password-hash.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type KindGroup, kindGroups } from './name-kinds.ts'
import { rocAuc } from './rank-sum.ts'
import { type Answer, type RunningServer, runServer } from './running-server.ts'
import { stableHeaders } from './stable-headers.ts'

/** Attempts of each kind. Times are compared only when a number is given: they mean nothing beside other work. */
const asked = process.env['HAIXUAN_ENUMERATION_RUNS']
const RUNS = Number(asked ?? 1)
/** With so many kinds a pair may be outside by chance: then all are tried so many times more, and that counts. */
const SECOND_LOOK = 4
const LIMIT_MS = asked === undefined ? 300_000 : 6 * 3_600_000
/** Bounds of the area under the ROC curve within which nobody can tell one kind from another. */
const [LEAST, MOST] = [0.45, 0.55]

/** What a stranger sees, but for clock, request id and the length of a wait. */
const seen = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    text.replaceAll(/\d+ 秒/g, 'n 秒').replaceAll(/"retryAfterMs":\d+/g, '"retryAfterMs":n'),
    stableHeaders({ headers }).map(([name, value]) => [
      name,
      name === 'retry-after' ? 'n' : name === 'content-length' ? '' : value,
    ]),
  ])

interface Found {
  answers: Set<string>
  /** Runs of the password hash. */
  runs: Set<number>
  ms: number[]
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
const median = (list: readonly number[]) =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN

describeOnBothEngines('whether a number is registered', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, {
      allowDemoAccounts: false,
      log: { level: 'silent', sink: { write: () => undefined } },
    })
  })
  afterAll(() => server.close())

  /** Tries each kind so many times. The names are made before: making one must not warm anything for its own try. */
  async function tryAll(found: Map<string, Found>, { kinds, attempt }: KindGroup, times: number) {
    const names = new Map<string, string[]>()
    for (const { kind, fresh } of kinds) {
      names.set(kind, [])
      for (let i = 0; i < times; i++) names.get(kind)?.push(await fresh())
    }
    for (let round = 0; round < times; round++) {
      for (const { kind } of shuffled(kinds)) {
        const name = names.get(kind)?.[round] ?? ''
        const before = hashRuns()
        const began = process.hrtime.bigint()
        const answer = await attempt(server, name)
        const ms = Number(process.hrtime.bigint() - began) / 1e6
        const of = found.get(kind) ?? { answers: new Set(), runs: new Set(), ms: [] }
        of.answers.add(seen(answer))
        of.runs.add(hashRuns() - before)
        of.ms.push(ms)
        found.set(kind, of)
      }
    }
  }

  test(
    `${RUNS} attempts of each kind, in turn: the same bytes and the same work${asked ? ', in the same time' : ''}`,
    async () => {
      for (const group of await kindGroups(db)) {
        const found = new Map<string, Found>()
        // The first calls after a start are slower than all others.
        if (asked !== undefined) await tryAll(new Map(), group, 5)
        await tryAll(found, group, RUNS)
        if (asked !== undefined && outside(found).length > 0) {
          tell(found)
          await tryAll(found, group, RUNS * (SECOND_LOOK - 1))
        }
        const all = [...found.values()]
        expect(new Set(all.flatMap(({ answers }) => [...answers])).size, [...found.keys()].join()).toBe(1)
        expect([...new Set(all.flatMap(({ runs }) => [...runs]))]).toEqual([group.hashRuns])
        if (asked === undefined) continue
        tell(found)
        expect(outside(found)).toEqual([])
      }
    },
    LIMIT_MS,
  )

  test('the area under the curve is a half for equal times, and one for times that tell', () => {
    expect(rocAuc([1, 2, 3], [1, 2, 3])).toBe(0.5)
    expect(rocAuc([4, 5], [1, 2, 3])).toBe(1)
    expect(rocAuc([1, 4], [2, 3])).toBe(0.5)
  })
})

/** Every pair of kinds with the area under the curve of telling one from the other by its time. */
function pairsOf(found: ReadonlyMap<string, Found>): { pair: string; auc: number }[] {
  const all = [...found]
  return all.flatMap(([one, { ms }], at) =>
    all.slice(at + 1).map(([other, of]) => ({ pair: `${one} / ${other}`, auc: rocAuc(ms, of.ms) })),
  )
}

const outside = (found: ReadonlyMap<string, Found>) =>
  pairsOf(found).filter(({ auc }) => auc < LEAST || auc > MOST)

/** Says what was measured: the figures are what the run is for. */
function tell(found: ReadonlyMap<string, Found>): void {
  for (const [kind, { ms }] of found)
    process.stderr.write(`${kind}: ${ms.length} attempts, median ${median(ms).toFixed(2)} ms\n`)
  for (const { pair, auc } of pairsOf(found))
    process.stderr.write(`${pair}: ROC-AUC ${auc.toFixed(3)}${auc < LEAST || auc > MOST ? ' !' : ''}\n`)
}
