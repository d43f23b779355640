import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import { MOST_STORES } from '../../src/modules/stores/rules/store-state.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { BASE, owner, type Store, wishOf } from './store-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

describeOnBothEngines('own stores', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const events = async (accountId: string) =>
    (
      await db.pool.query<{ kind: string }>(
        `select kind from account_event where user_id = $1 and kind like 'store%' order by at, id`,
        [accountId],
      )
    ).rows.map(({ kind }) => kind)

  test('a store is as it was entered; nothing is known of files that were never imported', async () => {
    const who = await owner(db, server)
    const wish = wishOf({ name: ' 晨光家居 ', books: ['全球', '卖家中心'], group: ' 家居 ', note: '  ' })
    const { body } = await server.post(BASE, wish, who.token)
    const store = body.data as Store
    expect(store).toMatchObject({
      ...{ name: '晨光家居', mallId: wish.mallId, mode: 'full', books: ['全球', '卖家中心'] },
      ...{ currency: 'CNY', group: '家居', note: null, source: 'manual', coverage: null, lastImportAt: null },
      ...{
        state: 'active',
        isFrozen: false,
        ownership: 'declared',
        access: 'owner',
        people: [],
        revision: 1,
      },
    })
    expect((await who.read(store.id)).body.data).toEqual(store)
    expect((await who.page()).rows).toEqual([store])
    expect(await events(who.id)).toEqual(['store_added'])
  })

  test.each([
    ['letters', { mallId: 'm12' }, 'bad_body', 'body.mallId'],
    ['21 digits', { mallId: '1'.repeat(21) }, 'bad_body', 'body.mallId'],
    ['no name', { name: '  ' }, 'bad_body', 'body.name'],
    ['41 characters', { name: '店'.repeat(41) }, 'bad_body', 'body.name'],
    ['no book', { books: [] }, 'bad_body', 'body.books'],
    ['one book twice', { books: ['全球', '全球'] }, 'bad_body', 'body.books'],
    ['no such currency', { currency: 'ABC' }, 'bad_body', 'body.currency'],
  ])('%s: refused at its field', async (_, more, reason, path) => {
    const who = await owner(db, server)
    const { status, body } = await who.add(more)
    expect([status, body.reason, (body.data as { fields: { path: string }[] }).fields[0]?.path]).toEqual([
      ...[400, reason],
      expect.stringContaining(path),
    ])
    expect((await who.page()).count).toBe(0)
  })

  test('20 digits and 40 characters are the most, and 0 may come first', async () => {
    const who = await owner(db, server)
    const mallId = `0${`${Date.now()}`.slice(-9)}${'7'.repeat(10)}`
    expect(await who.added({ mallId, name: '店'.repeat(40) })).toMatchObject({ mallId })
  })

  test('a name and a mallId are in an account once, archived stores included; another account has its own', async () => {
    const [who, other] = [await owner(db, server), await owner(db, server)]
    const first = await who.added({ name: 'Ａ店' })
    const twin = await who.add({ name: 'a店' })
    expect([twin.status, twin.body.reason]).toEqual([409, 'store_name_taken'])
    await who.state(first.id, 'archived')
    const same = await who.add({ mallId: first.mallId })
    expect([same.status, same.body.reason, same.body.message]).toEqual([
      ...[409, 'mall_id_taken', '店铺“Ａ店”（已归档）就是这个 ID，请恢复使用它'],
    ])
    const second = await who.added()
    const renamed = await who.change(second.id, { revision: 1, name: 'A店' })
    expect([renamed.status, renamed.body.reason]).toEqual([409, 'store_name_taken'])
    expect((await who.change(second.id, { revision: 1, mallId: first.mallId })).body.reason).toBe(
      'mall_id_taken',
    )
    expect((await other.add({ name: 'A店' })).status).toBe(200)
    // Its own name is no twin.
    expect((await who.change(second.id, { revision: 1, name: second.name })).status).toBe(200)
  })

  test('the same key is the same store, also from many at once; for another store it is refused', async () => {
    const who = await owner(db, server)
    const wish = wishOf()
    const answers = await Promise.all(Array.from({ length: 5 }, () => server.post(BASE, wish, who.token)))
    expect(new Set(answers.map(({ body }) => (body.data as Store).id)).size).toBe(1)
    expect((await who.page()).count).toBe(1)
    const other = await server.post(BASE, wishOf({ key: wish.key }), who.token)
    expect([other.status, other.body.reason]).toEqual([409, 'store_key_used'])
  })

  test('of two who change one revision the second is told, and nothing of theirs is written', async () => {
    const who = await owner(db, server)
    const { id } = await who.added()
    const [first, second] = await Promise.all([
      who.change(id, { revision: 1, note: '一' }),
      who.change(id, { revision: 1, note: '二' }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const [kept, late] = first.status === 200 ? ['一', second] : ['二', first]
    expect(late.body.reason).toBe('store_changed')
    expect((await who.read(id)).body.data).toMatchObject({ note: kept, revision: 2 })
    const cleared = await who.change(id, { revision: 2, note: null, group: ' 重点 ', books: ['欧区'] })
    expect(cleared.body.data).toMatchObject({ note: null, group: '重点', books: ['欧区'], revision: 3 })
  })

  test('archiving keeps a store and frees its place; doing it twice is the same', async () => {
    const who = await owner(db, server, 'general')
    const store = await who.added()
    const full = await who.add()
    expect([full.status, full.body.reason, full.body.data]).toEqual([
      ...[403, 'quota_used', { need: 'month', used: 1, limit: 1 }],
    ])
    const archived = (await who.state(store.id, 'archived')).body.data as Store
    expect(archived).toMatchObject({ state: 'archived', archivedAt: expect.any(Number), revision: 2 })
    expect((await who.state(store.id, 'archived')).body.data).toEqual(archived)
    const refused = await who.change(store.id, { revision: 2, note: 'x' })
    expect([refused.status, refused.body.reason]).toEqual([409, 'store_archived'])
    const next = await who.added()
    expect((await who.state(store.id, 'active')).body.reason).toBe('quota_used')
    await who.state(next.id, 'archived')
    expect((await who.state(store.id, 'active')).body.data).toMatchObject({
      state: 'active',
      archivedAt: null,
    })
    expect(await events(who.id)).toEqual([
      ...['store_added', 'store_archived', 'store_added', 'store_archived', 'store_restored'],
    ])
  })

  test.each([
    ['general', 1],
    ['month', 2],
    ['bannian', 3],
    ['year', 5],
    ['green_drill', 10],
  ] as const)('%s uses %i stores: below, at and above the limit', async (tier, limit) => {
    const who = await owner(db, server, tier)
    for (let n = 0; n < limit; n++) {
      expect((await who.page()).quota).toMatchObject({ used: n, limit, frozen: 0 })
      await who.added()
    }
    const more = await Promise.all([who.add(), who.add()])
    expect(more.map(({ body }) => body.reason)).toEqual(['quota_used', 'quota_used'])
    expect((await who.page()).quota).toMatchObject({ used: limit, limit })
    const { items } = (await server.get('/api/me/entitlements', who.token)).body.data as {
      items: { feature: string; used: number | null; limit: number }[]
    }
    expect(items.find(({ feature }) => feature === 'ownShops')).toMatchObject({ used: limit, limit })
  })

  test('two at once for the last place: one has it', async () => {
    const who = await owner(db, server, 'general')
    const answers = await Promise.all(Array.from({ length: 6 }, () => who.add()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await who.page()).count).toBe(1)
  })

  test('a lower tier freezes the newest stores: they are read and archived, not changed', async () => {
    const who = await owner(db, server, 'year')
    const stores: Store[] = []
    for (let n = 0; n < 4; n++) stores.push(await who.added())
    await setUserMembership(db, who.id, { tier: 'month', until: Date.now() + 86_400_000 }, 'cli')
    const frozen = async () => (await who.page('sort=created_at:asc')).rows.map(({ isFrozen }) => isFrozen)
    expect(await frozen()).toEqual([false, false, true, true])
    expect((await who.page()).quota).toEqual({ used: 4, limit: 2, frozen: 2, need: 'bannian' })
    const [, second, third, fourth] = stores as [Store, Store, Store, Store]
    const refused = await who.change(third.id, { revision: 1, note: 'x' })
    expect([refused.status, refused.body.reason]).toEqual([409, 'store_frozen'])
    expect((await who.read(fourth.id)).status).toBe(200)
    expect((await who.change(second.id, { revision: 1, note: 'x' })).status).toBe(200)
    await who.state(second.id, 'archived')
    expect(await frozen(), 'the third takes its place').toEqual([false, false, true])
    expect((await who.change(third.id, { revision: 1, note: 'x' })).status).toBe(200)
    expect((await who.state(fourth.id, 'archived')).status).toBe(200)
    await setUserMembership(db, who.id, { tier: 'year', until: Date.now() + 86_400_000 }, 'cli')
    expect(await frozen()).toEqual([false, false])
  })

  test('archived stores are kept up to a bound', async () => {
    const who = await owner(db, server, 'black_drill')
    await db.pool.query(
      `insert into own_store (account_id, id, key, marketplace, name, name_key, mall_id, mode, books, currency, source, archived_at)
       select $1, gen_random_uuid(), gen_random_uuid(), 1, '店' || n, '店' || n, n::text, 'full', '{全球}', 'CNY', 'manual', now()
       from generate_series(1, $2::int) n`,
      [who.id, MOST_STORES - 1],
    )
    expect((await who.add()).status).toBe(200)
    const over = await who.add()
    expect([over.status, over.body.reason]).toEqual([409, 'stores_full'])
  })

  test('search, filters and order', async () => {
    const who = await owner(db, server)
    await who.added({ name: '晨光', mode: 'full', group: '家居', mallId: '88000011' })
    await who.added({ name: 'Beta_1', mode: 'semi', group: '家居', note: '50%折扣' })
    await who.added({ name: '阿尔法', mode: 'semi', marketplace: 'shein' })
    const old = await who.added({ name: '旧店' })
    await who.state(old.id, 'archived')
    expect(await who.names('sort=created_at:asc')).toEqual(['晨光', 'Beta_1', '阿尔法'])
    expect(await who.names()).toEqual(['阿尔法', 'Beta_1', '晨光'])
    expect(await who.names('sort=name:asc')).toEqual(['Beta_1', '晨光', '阿尔法'])
    expect(await who.names('state=archived')).toEqual(['旧店'])
    expect(await who.names('state=all&sort=created_at:asc')).toEqual(['晨光', 'Beta_1', '阿尔法', '旧店'])
    expect(await who.names('mode=semi&sort=created_at:asc')).toEqual(['Beta_1', '阿尔法'])
    expect(await who.names(`group=${encodeURIComponent('家居')}&mode=full`)).toEqual(['晨光'])
    expect(await who.names('marketplace=shein')).toEqual(['阿尔法'])
    expect(await who.names('keyword=beta_')).toEqual(['Beta_1'])
    expect(await who.names('keyword=0000')).toEqual(['晨光'])
    expect(await who.names('keyword=50%25')).toEqual(['Beta_1'])
    expect(await who.names('keyword=%25')).toEqual(['Beta_1'])
    const page = await who.page('limit=1&page=2&sort=created_at:asc&mode=semi')
    expect([page.rows.map(({ name }) => name), page.count, page.groups]).toEqual([['阿尔法'], 2, ['家居']])
  })

  test('only an archived store is erased, and nothing of it is left but the event', async () => {
    const who = await owner(db, server)
    const store = await who.added()
    expect((await who.erase(store.id, 1)).body.reason).toBe('store_in_use')
    expect((await who.read(store.id)).body.data).toMatchObject({ revision: 1 })
    await who.state(store.id, 'archived')
    expect((await who.erase(store.id, 1)).body.reason).toBe('store_changed')
    expect((await who.erase(store.id, 2)).status).toBe(200)
    expect((await who.read(store.id)).status).toBe(404)
    for (const [table, column] of [
      ['own_store', 'id'],
      ['own_store_person', 'store_id'],
    ])
      expect((await db.pool.query(`select 1 from ${table} where ${column} = $1`, [store.id])).rows).toEqual(
        [],
      )
    expect((await events(who.id)).at(-1)).toBe('store_erased')
    expect((await who.add({ mallId: store.mallId, name: store.name })).status).toBe(200)
    expect((await who.erase(randomUUID(), 1)).status).toBe(404)
  })
})
