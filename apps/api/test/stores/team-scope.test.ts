import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import { StoreScope, storesOf } from '../../src/modules/stores/store/stores-of.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { keyOf } from '../http/api-keys.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { BASE, callsOf, member, owner, type Store } from './store-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

test('a scope cannot be made by hand', () => {
  const steal = () => {
    // @ts-expect-error The constructor is private.
    const made: StoreScope = new StoreScope('u', [])
    return made
  }
  const forge = (): StoreScope => {
    // @ts-expect-error An object without the private field is none.
    const scope: StoreScope = { ids: ['s'], userId: 'u', accounts: [], storeOf: () => ({}) }
    return scope
  }
  expect([steal().ids, forge().ids]).toEqual([[], ['s']])
})

describeOnBothEngines('the scope of a team', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
  })
  afterAll(() => server.close())

  /** A main account with three stores, and two members: of the first store one may see, of the second change. */
  async function team() {
    const main = await owner(db, server)
    const [viewed, edited, hidden] = [await main.added(), await main.added(), await main.added()]
    const [with2, without] = [await member(db, server, main.id), await member(db, server, main.id)]
    const give = async (store: Store, role: string) =>
      (await main.people(store.id, store.revision, [{ memberId: with2.memberId, role }])).body.data as Store
    return {
      ...{ main, with2, without, hidden },
      ...{ viewed: await give(viewed, 'viewer'), edited: await give(edited, 'editor') },
    }
  }
  const NIL = randomUUID()

  test('a member sees the stores that were given, and no others; the main account sees all and who sees them', async () => {
    const { main, with2, without, viewed, edited, hidden } = await team()
    expect(await main.names('sort=created_at:asc')).toEqual([viewed.name, edited.name, hidden.name])
    expect(viewed.people).toEqual([{ memberId: with2.memberId, nickname: '小王', role: 'viewer' }])
    const page = await with2.page('sort=created_at:asc')
    expect(page.rows.map(({ id, access, people }) => [id, access, people])).toEqual([
      [viewed.id, 'viewer', null],
      [edited.id, 'editor', null],
    ])
    expect([page.count, page.quota]).toEqual([2, null])
    expect(await without.page()).toMatchObject({ rows: [], count: 0, groups: [], quota: null })
    for (const query of ['keyword=店', 'state=all', 'mode=full'])
      expect((await without.page(query)).count).toBe(0)
    expect((await with2.read(viewed.id)).status).toBe(200)
  })

  test('whatever somebody without the store tries, it is as absent as one that never was, byte for byte', async () => {
    const { with2, without, hidden } = await team()
    const stranger = await owner(db, server)
    const before = (await db.pool.query('select * from own_store where id = $1', [hidden.id])).rows
    for (const who of [without, with2, stranger])
      for (const act of [
        (id: string) => who.read(id),
        (id: string) => who.change(id, { revision: hidden.revision, name: '夺' }),
        (id: string) => who.state(id, 'archived'),
        (id: string) => who.people(id, hidden.revision, []),
        (id: string) => who.erase(id, hidden.revision),
      ]) {
        const [foreign, absent] = [await act(hidden.id), await act(NIL)]
        expect([foreign.status, foreign.text]).toEqual([absent.status, absent.text])
        expect(foreign.status).toBeGreaterThanOrEqual(403)
      }
    expect((await db.pool.query('select * from own_store where id = $1', [hidden.id])).rows).toEqual(before)
  })

  test('a viewer changes nothing, an editor not whose store it is; neither archives, shares, adds or erases', async () => {
    const { with2, viewed, edited, main } = await team()
    const reason = async (answer: Promise<{ status: number; body: { reason?: unknown } }>) => {
      const { status, body } = await answer
      return [status, body.reason]
    }
    const mine = [403, 'store_not_yours']
    expect(await reason(with2.change(viewed.id, { revision: 2, note: 'x' }))).toEqual(mine)
    expect(await reason(with2.change(edited.id, { revision: 2, mallId: '1', note: 'x' }))).toEqual(mine)
    for (const { id } of [viewed, edited]) {
      expect(await reason(with2.state(id, 'archived'))).toEqual(mine)
      expect(await reason(with2.people(id, 2, []))).toEqual([403, 'main_account_only'])
      expect(await reason(with2.erase(id, 2))).toEqual([403, 'main_account_only'])
    }
    expect(await reason(with2.add())).toEqual([403, 'main_account_only'])
    const changed = await with2.change(edited.id, { revision: 2, name: `${edited.name}新`, books: ['日区'] })
    expect(changed.body.data).toMatchObject({ name: `${edited.name}新`, books: ['日区'], revision: 3 })
    const { rows } = await db.pool.query(
      `select detail from account_event where user_id = $1 and kind = 'store_changed'`,
      [main.id],
    )
    expect(rows).toEqual([{ detail: { id: edited.id, fields: ['name', 'books'], by: with2.id } }])
  })

  test('the list of people replaces the one before, and takes nobody from elsewhere', async () => {
    const { main, with2, without, viewed } = await team()
    const other = await member(db, server, (await owner(db, server)).id)
    for (const people of [
      [{ memberId: other.memberId, role: 'viewer' }],
      [{ memberId: randomUUID(), role: 'viewer' }],
      [
        { memberId: without.memberId, role: 'viewer' },
        { memberId: without.memberId, role: 'editor' },
      ],
    ]) {
      const refused = await main.people(viewed.id, viewed.revision, people)
      expect([refused.status, refused.body.reason]).toEqual([400, 'bad_body'])
    }
    expect((await main.people(viewed.id, 1, [])).body.reason).toBe('store_changed')
    expect((await with2.read(viewed.id)).status, 'nothing was written').toBe(200)
    await main.people(viewed.id, viewed.revision, [{ memberId: without.memberId, role: 'viewer' }])
    expect([(await with2.read(viewed.id)).status, (await without.read(viewed.id)).status]).toEqual([404, 200])
  })

  test('who leaves the team, or has no seat, sees nothing of it; what they add then is their own', async () => {
    const { main, with2, viewed } = await team()
    await setUserMembership(db, main.id, { tier: 'month', until: Date.now() + 86_400_000 }, 'cli')
    expect((await with2.page()).count, 'no seat').toBe(0)
    expect((await with2.read(viewed.id)).status).toBe(404)
    await setUserMembership(db, main.id, { tier: 'gold_drill', until: Date.now() + 86_400_000 }, 'cli')
    expect((await with2.page()).count, 'a seat again').toBe(2)
    await server.post('/api/user/cancelUnion', { id: with2.memberId }, main.token)
    expect((await with2.page()).count, 'unbound').toBe(0)
    const own = await with2.added()
    expect(own.access).toBe('owner')
    expect((await main.read(own.id)).status).toBe(404)
    expect((await main.read(viewed.id)).body.data).toMatchObject({ people: [] })
  })

  test('who had stores before joining a team keeps them, beside those of the team', async () => {
    const { main, viewed } = await team()
    const late = await member(db, server, main.id)
    await db.pool.query('update app_user set parent_id = null where id = $1', [late.id])
    const own = await late.added()
    await db.pool.query('update app_user set parent_id = $2 where id = $1', [late.id, main.id])
    await main.people(viewed.id, viewed.revision, [{ memberId: late.memberId, role: 'viewer' }])
    const { rows } = await late.page('sort=created_at:asc')
    expect(rows.map(({ id, access }) => [id, access])).toEqual([
      [viewed.id, 'viewer'],
      [own.id, 'owner'],
    ])
    expect((await main.read(own.id)).status).toBe(404)
    const scope = await storesOf(db.kysely, { userId: late.id, parentId: main.id })
    expect([scope.accounts.length, [...scope.ids].sort()]).toEqual([2, [viewed.id, own.id].sort()])
  })

  test('a key of a member reads what the member reads', async () => {
    const { with2, without, viewed } = await team()
    const [ofOne, ofOther] = [
      callsOf(server, (await keyOf(server, with2.token, ['read:own'] as never)).token),
      callsOf(server, (await keyOf(server, without.token, ['read:own'] as never)).token),
    ]
    expect([(await ofOne.page()).count, (await ofOther.page()).count]).toEqual([2, 0])
    expect([(await ofOne.read(viewed.id)).status, (await ofOther.read(viewed.id)).status]).toEqual([200, 404])
    expect((await ofOne.change(viewed.id, { revision: 2, note: 'x' })).body.reason).toBe('key_not_accepted')
  })

  test('nobody who is not signed in has a list', async () => {
    expect((await server.get(BASE)).status).toBe(401)
  })
})
