import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyDigest } from '../../src/modules/account/store/api-key.ts'
import { SeenNotes } from '../../src/modules/account/store/seen-notes.ts'
import { findCaller, tokenDigest } from '../../src/modules/account/store/session.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { makeReadOnly } from '../storage/make-read-only.ts'
import { keyOf } from './api-keys.ts'
import { entered } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const AGO = "now() - interval '5 minutes'"

describeOnBothEngines('notes of when somebody was last here', (database) => {
  let db: Database
  let server: RunningServer
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const away = (userId: string) =>
    db.pool.query(`update session set last_seen_at = ${AGO} where user_id = $1`, [userId])
  const isNoted = async (userId: string) => {
    const { rows } = await db.pool.query(
      "select last_seen_at > now() - interval '1 minute' as noted from session where user_id = $1",
      [userId],
    )
    return rows[0].noted as boolean
  }
  /** A database whose writes are counted. */
  const counted = () => {
    const texts: string[] = []
    const kysely = db.kysely.withPlugin({
      transformQuery: ({ node }) => {
        texts.push(JSON.stringify(node))
        return node
      },
      transformResult: async ({ result }) => result,
    })
    return { texts, db: { kysely } }
  }

  test('a call is answered without waiting for its note, which follows', async () => {
    const { id, token } = await entered(db)
    await away(id)
    const seen = { session: [] as Buffer[], key: [] as Buffer[] }
    const notes = { session: (d: Buffer) => void seen.session.push(d), key: () => undefined }
    expect((await findCaller(db, token, true, notes))?.userId).toBe(id)
    expect(seen.session).toEqual([tokenDigest(token)])
    expect(await isNoted(id)).toBe(false)
    expect((await server.get('/api/me/entitlements', token)).status).toBe(200)
    await expect.poll(() => isNoted(id)).toBe(true)
    // Within a minute it is not noted again.
    await findCaller(db, token, true, notes)
    expect(seen.session).toHaveLength(1)
  })

  test('what comes while a round is written is one round more, each session once in it', async () => {
    const people = await Promise.all([entered(db), entered(db), entered(db)])
    for (const { id } of people) await away(id)
    const { texts, db: watched } = counted()
    const notes = new SeenNotes(watched)
    for (let round = 0; round < 10; round++) for (const { token } of people) notes.session(tokenDigest(token))
    await notes.settled()
    expect(texts.length).toBe(2)
    expect(await Promise.all(people.map(({ id }) => isNoted(id)))).toEqual([true, true, true])
  })

  test('of a key the address is noted too; one that is gone is left alone', async () => {
    const { id, token } = await entered(db)
    const made = await keyOf(server, token)
    const notes = new SeenNotes(db)
    notes.key(keyDigest(made.token), '203.0.113.7')
    notes.key(keyDigest('hxk_gone'), '203.0.113.8')
    await notes.settled()
    const { rows } = await db.pool.query(
      'select last_used_ip as ip, last_used_at is not null as noted from api_key where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ ip: '203.0.113.7', noted: true }])
  })

  test('a round that fails is nobody else’s matter, and none is tried for ten seconds', async () => {
    const { id, token } = await entered(db)
    await away(id)
    let now = 0
    const { texts, db: watched } = counted()
    const notes = new SeenNotes(watched, () => now)
    await makeReadOnly(db, true)
    notes.session(tokenDigest(token))
    await notes.settled()
    await makeReadOnly(db, false)
    now = 9_999
    notes.session(tokenDigest(token))
    await notes.settled()
    expect([texts.length, await isNoted(id)]).toEqual([1, false])
    now = 10_000
    notes.session(tokenDigest(token))
    await notes.settled()
    expect([texts.length, await isNoted(id)]).toEqual([2, true])
  })
})
