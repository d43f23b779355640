import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { ALL_SCOPES, callPath, keyOf, type MadeKey } from './api-keys.ts'
import { entered, person, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const OPERATIONS = readContract().operations
const CHANGES_ACCOUNT =
  /^(register|signIn|signOut|setPassword|editUser|updateErpUser|revokeSession|addSubAccount)$/
const named = OPERATIONS.map((operation) => [operation.id, operation] as const)

describe('x-access', () => {
  test.each(named)(
    '%s: keys either need a scope or are refused, and may only read',
    (id, { method, access }) => {
      if (access.keyScope === undefined) return
      expect([...ALL_SCOPES, 'any']).toContain(access.keyScope)
      expect(method).toBe('GET')
      expect(access.flags ?? []).not.toContain('main_account')
      expect(id).not.toMatch(CHANGES_ACCOUNT)
      // What anybody may read needs no scope; what a user may read needs one, unless it is the same for everybody.
      if (access.auth === 'public') expect(access.keyScope).toBe('any')
      else if (access.owner) expect(access.keyScope).toBe('read:own')
    },
  )

  test('every scope opens something', () => {
    const used = new Set(OPERATIONS.map(({ access }) => access.keyScope))
    expect([...used].filter((scope) => scope !== undefined).sort()).toEqual(['any', ...ALL_SCOPES].sort())
  })
})

describeOnBothEngines('API keys', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())

  describe('every operation', () => {
    let all: string
    const lacking = new Map<string, string>()
    beforeAll(async () => {
      // Enough calls for the loop; keys of one owner share them.
      const who = () => entered(db, { vipType: 'yqyy', isExternalLink: true })
      all = (await keyOf(server, (await who()).token)).token
      for (const scope of ALL_SCOPES) {
        const others = ALL_SCOPES.filter((other) => other !== scope)
        lacking.set(scope, (await keyOf(server, (await who()).token, others)).token)
      }
    })

    test.each(named)('%s does with a key as x-access says', async (_id, { method, url, access }) => {
      const call = (token: string) =>
        server.call(method, callPath(url), {
          token,
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
        })
      const withAll = await call(all)
      if (access.keyScope === undefined) {
        expect([withAll.status, withAll.body.reason]).toEqual([403, 'key_not_accepted'])
        return
      }
      // 400 and 404 come from the handler: the key got there.
      expect([200, 400, 404]).toContain(withAll.status)
      const without = lacking.get(access.keyScope)
      if (without === undefined) return
      const refused = await call(without)
      expect([refused.status, refused.body.reason]).toEqual([403, 'key_scope_needed'])
      expect(refused.body.data).toEqual({ scope: access.keyScope })
    })
  })

  describe('a key', () => {
    test('is shown once, with 256 bits, and only its digest is stored', async () => {
      const { token } = await entered(db)
      const made = await keyOf(server, token, ['read:shops', 'read:goods'])
      expect(made.token).toMatch(/^hxk_[A-Za-z0-9_-]{43}$/)
      expect(Buffer.from(made.token.slice(4), 'base64url')).toHaveLength(32)
      expect(made.key).toMatchObject({
        prefix: made.token.slice(0, 10),
        scopes: ['read:goods', 'read:shops'],
        lastUsedAt: null,
      })
      const list = await server.get('/api/me/api-keys', token)
      expect(list.text).not.toContain(made.token.slice(10))
      expect((list.body.data as { rows: unknown[] }).rows).toEqual([made.key])
      const { rows } = await db.pool.query(
        'select key_hash, row_to_json(k)::text as text from api_key k where id = $1',
        [made.key.id],
      )
      expect(rows[0].key_hash).toEqual(createHash('sha256').update(made.token).digest())
      expect(rows[0].text).not.toContain(made.token.slice(10))
      expect(server.log.join('')).not.toContain(made.token.slice(4, 30))
    })

    test('calls in the name of its owner and says when and from where it was last used', async () => {
      const { token } = await entered(db, { vipType: 'year', vipExpire: null })
      const made = await keyOf(server, token)
      const before = Date.now()
      expect((await server.get('/api/me/entitlements', made.token)).body.data).toMatchObject({ tier: 'year' })
      // Noted behind the call.
      await expect.poll(async () => (await rowsOf(token))[0]?.lastUsedIp).toBe('127.0.0.1')
      expect((await rowsOf(token))[0]?.lastUsedAt).toBeGreaterThan(before - 60_000)
    })

    test('opens nothing once it is revoked, twice is the same, and what happened is noted', async () => {
      const { id, token } = await entered(db)
      const made = await keyOf(server, token)
      const revoke = () => server.call('DELETE', `/api/me/api-keys/${made.key.id}`, { token })
      expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200])
      const after = await server.get('/api/me/entitlements', made.token)
      expect([after.status, after.body.reason]).toEqual([401, 'key_unknown'])
      expect(await rowsOf(token)).toEqual([])
      const { rows } = await db.pool.query(
        "select kind from account_event where user_id = $1 and kind like 'api_key%' order by at",
        [id],
      )
      expect(rows.map(({ kind }) => kind)).toEqual(['api_key_created', 'api_key_revoked'])
    })

    test('ends with its days, by the clock of the database, and is still listed', async () => {
      const { token } = await entered(db)
      const made = await keyOf(server, token)
      await db.pool.query("update api_key set expires_at = now() - interval '1 second' where id = $1", [
        made.key.id,
      ])
      expect((await server.get('/api/me/entitlements', made.token)).body.reason).toBe('key_unknown')
      expect(await rowsOf(token)).toHaveLength(1)
    })

    test('counts as no token where none is needed, once it is gone', async () => {
      expect((await server.get('/api/getServerTime', `hxk_${'x'.repeat(43)}`)).status).toBe(200)
    })

    test.each([
      { scopes: [] },
      { scopes: ['write:goods'] },
      { scopes: ['read:goods', 'read:goods'] },
      { name: '  ' },
      { name: 'x'.repeat(41) },
      { expiresInDays: 0 },
      { expiresInDays: 366 },
      { userId: '00000000-0000-4000-8000-000000000000' },
    ])('cannot be made of %j', async (wrong) => {
      const { token } = await entered(db)
      const answer = await server.post(
        '/api/me/api-keys',
        { name: '脚本', scopes: ['read:goods'], expiresInDays: 30, ...wrong },
        token,
      )
      expect(answer.status).toBe(400)
      expect(await rowsOf(token)).toEqual([])
    })
  })

  test('of many keys made at once there are twenty', async () => {
    const { token } = await entered(db)
    const answers = await Promise.all(Array.from({ length: 24 }, () => makeKey(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.find(({ status }) => status !== 200)?.body.reason).toBe('keys_full')
  })

  test('nobody sees or revokes the keys of another, a main account those of its sub-account neither', async () => {
    const main = await entered(db, { vipType: 'gold_drill', vipExpire: null })
    const subAccount = await person(db, { openedBy: main.id })
    const subAccountToken = await tokenOf(db, subAccount.id)
    const mine = await keyOf(server, main.token)
    const his = await keyOf(server, subAccountToken)
    expect((await rowsOf(main.token)).map(({ id }) => id)).toEqual([mine.key.id])
    expect((await rowsOf(subAccountToken)).map(({ id }) => id)).toEqual([his.key.id])
    for (const token of [main.token, (await entered(db)).token]) {
      await server.call('DELETE', `/api/me/api-keys/${his.key.id}`, { token })
    }
    // The key of a sub-account has the tier of the main account and draws on its quota.
    expect((await server.get('/api/me/entitlements', his.token)).body.data).toMatchObject({
      tier: 'gold_drill',
    })
    const { limits } = (await server.get('/api/me/api-keys', main.token)).body.data as {
      limits: { callsToday: number }
    }
    expect(limits.callsToday).toBe(1)
  })

  test('ten calls a minute for a general account, then 429 with the time to wait; the site stays open', async () => {
    const { token } = await entered(db)
    const [a, b] = [await keyOf(server, token), await keyOf(server, token)]
    const answers = []
    for (let i = 0; i < 12; i++)
      answers.push(await server.get('/api/me/entitlements', i % 2 ? a.token : b.token))
    expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429])
    const last = answers[11]
    expect(last?.body.reason).toBe('rate_limited')
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.get('/api/me/entitlements', token)).status).toBe(200)
  })

  test('the calls of a day are those of the tier; refused calls do not count', async () => {
    const { id, token } = await entered(db)
    const made = await keyOf(server, token, ['read:own'])
    const call = () => server.get('/api/me/entitlements', made.token)
    await call()
    await server.get('/api/temu/goods/search', made.token)
    const { rows } = await db.pool.query(
      "update quota_use set used = used + 98 where user_id = $1 and feature = 'apiCalls' returning used::integer",
      [id],
    )
    expect(rows[0].used).toBe(99)
    expect((await call()).status).toBe(200)
    const over = await call()
    expect([over.status, over.body.reason]).toEqual([429, 'quota_used'])
    expect(over.body.data).toMatchObject({ need: 'month', used: 100, limit: 100 })
  })

  const makeKey = (token: string) =>
    server.post('/api/me/api-keys', { name: '脚本', scopes: ['read:goods'], expiresInDays: 30 }, token)
  const rowsOf = async (token: string) =>
    ((await server.get('/api/me/api-keys', token)).body.data as { rows: MadeKey['key'][] }).rows
})
