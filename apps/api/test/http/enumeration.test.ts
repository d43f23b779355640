import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashRuns } from '../../src/domain/account/password-hash.ts'
import { takeTry, throttleKey } from '../../src/domain/account/sign-in-throttle.ts'
import type { Database } from '../../src/storage/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered, freshMobile, person } from './people.ts'
import { rocAuc } from './rank-sum.ts'
import { type Answer, type RunningServer, runServer } from './running-server.ts'

/** Attempts of each kind. Times are compared only when a number is given: they mean nothing beside other work. */
const asked = process.env['HAIXUAN_ENUMERATION_RUNS']
const RUNS = Number(asked ?? 1)
const LIMIT_MS = asked === undefined ? 60_000 : 3_600_000
/** Bounds of the area under the ROC curve within which nobody can tell one kind from another. */
const [LEAST, MOST] = [0.45, 0.55]

/** What a stranger sees, but for clock, request id and the length of a wait. */
const seen = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    text.replaceAll(/\d+ 秒/g, 'n 秒').replaceAll(/"retryAfterMs":\d+/g, '"retryAfterMs":n'),
    [...headers]
      .filter(([name]) => !['date', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, name === 'retry-after' ? 'n' : name === 'content-length' ? '' : value]),
  ])

describeOnBothEngines('whether a number is registered', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db, { log: { level: 'silent', sink: { write: () => undefined } } })
  })
  afterAll(() => server.close())

  /** Kinds of names that somebody may try, each with a fresh one at every call. */
  async function kinds(): Promise<Record<string, () => Promise<string>>> {
    const main = await entered(db, { vipType: 'gold_drill' })
    const blocked = async (mobile: string) => {
      for (let i = 0; i < 5; i++) await takeTry(db, throttleKey(mobile))
      await db.pool.query(
        "update sign_in_throttle set blocked_until = now() + interval '1 hour' where account_key = $1",
        [throttleKey(mobile)],
      )
      return mobile
    }
    const nameOf = async (about: object) => (await person(db, about)).mobile
    return {
      unknown: async () => freshMobile(),
      'wrong password': () => nameOf({}),
      'sub-account': () => nameOf({ openedBy: main.id }),
      'ERP account': () => nameOf({ mobile: `erp-${freshMobile()}` }),
      'no password': () => nameOf({ passwordHash: null }),
      'signed in from here before': async () => {
        const { id, mobile } = await person(db)
        await db.pool.query("update app_user set last_login_ip = '127.0.0.1' where id = $1", [id])
        return mobile
      },
      'blocked, unknown': () => blocked(freshMobile()),
      'blocked, known': async () => blocked(await nameOf({})),
    }
  }

  test(
    `${RUNS} attempts of each kind, in turn: the same bytes and the same work`,
    async () => {
      const found = new Map<string, { answers: Set<string>; runs: Set<number>; ms: number[] }>()
      const all = Object.entries(await kinds())
      for (let run = 0; run < RUNS; run++) {
        for (const [kind, name] of all) {
          const mobile = await name()
          const before = hashRuns()
          const began = process.hrtime.bigint()
          const answer = await server.post('/api/weapp/loginpassword', { mobile, password: 'not-the-one' })
          const ms = Number(process.hrtime.bigint() - began) / 1e6
          const of = found.get(kind) ?? { answers: new Set<string>(), runs: new Set<number>(), ms: [] }
          of.answers.add(seen(answer))
          of.runs.add(hashRuns() - before)
          of.ms.push(ms)
          found.set(kind, of)
        }
      }
      const isBlocked = (kind: string) => kind.startsWith('blocked')
      for (const group of [false, true]) {
        const members = [...found].filter(([kind]) => isBlocked(kind) === group)
        expect(
          new Set(members.flatMap(([, { answers }]) => [...answers])).size,
          members.map(([kind]) => kind).join(),
        ).toBe(1)
        expect([...new Set(members.flatMap(([, { runs }]) => [...runs]))]).toEqual([group ? 0 : 1])
        if (asked === undefined) continue
        for (const [kind, { ms }] of members) {
          const others = members.flatMap(([other, of]) => (other === kind ? [] : of.ms))
          const auc = rocAuc(ms, others)
          process.stderr.write(
            `${kind}: ${ms.length} attempts, ROC-AUC ${auc.toFixed(3)} against the others\n`,
          )
          expect(auc, kind).toBeGreaterThan(LEAST)
          expect(auc, kind).toBeLessThan(MOST)
        }
      }
    },
    LIMIT_MS,
  )

  test('adding a sub-account answers the same for a number that exists and one that does not', async () => {
    const main = await entered(db, { vipType: 'gold_drill' })
    const known = await person(db)
    const add = (mobile: string) => server.post('/api/user/addSubAccount', { mobile }, main.token)
    const [first, second] = [await add(known.mobile), await add(freshMobile())]
    expect([first.status, seen(first)]).toEqual([200, seen(second)])
  })

  test('the area under the curve is a half for equal times, and one for times that tell', () => {
    expect(rocAuc([1, 2, 3], [1, 2, 3])).toBe(0.5)
    expect(rocAuc([4, 5], [1, 2, 3])).toBe(1)
    expect(rocAuc([1, 4], [2, 3])).toBe(0.5)
  })
})
