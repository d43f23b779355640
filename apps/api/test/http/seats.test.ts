import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKeyCaller } from '../../src/modules/account/store/key-caller.ts'
import { rightsOf } from '../../src/modules/account/store/rights-of.ts'
import { tellAllSeats } from '../../src/modules/account/store/seats.ts'
import { countAlerts } from '../../src/modules/monitoring/store/view-alert-rows.ts'
import { setUserMembership } from '../../src/modules/orders/store/set-membership.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { openTransfers, order, orderIn } from '../orders/order-calls.ts'
import { keyOf } from './api-keys.ts'
import { entered, freshMobile, PASSWORD } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const DAY_MS = 86_400_000

describeOnBothEngines('seats', (database) => {
  let server: RunningServer
  let db: Database
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    await openTransfers(db)
  })
  afterAll(() => server.close())

  /** A black drill with members, in the order in which they were bound. */
  async function team(size: number) {
    const main = await entered(db, { vipType: 'black_drill', vipExpire: new Date(Date.now() + 90 * DAY_MS) })
    const subAccounts: { id: string; token: string }[] = []
    for (let i = 0; i < size; i++) {
      const mobile = freshMobile()
      await server.post('/api/user/addSubAccount', { mobile, password: PASSWORD }, main.token)
      const token = await server.signIn(mobile, PASSWORD)
      const { id } = (await server.get('/api/user/getUserInfo', token)).body.data as { id: string }
      subAccounts.push({ id, token })
    }
    return { main, subAccounts }
  }
  const tiers = (subAccounts: readonly { token: string }[]) =>
    Promise.all(
      subAccounts.map(async ({ token }) => {
        const { tier } = (await server.get('/api/me/entitlements', token)).body.data as { tier: string }
        const info = (await server.get('/api/user/getUserInfo', token)).body.data as { vip_type: string }
        expect(info.vip_type, 'what is shown is what counts').toBe(tier)
        return tier
      }),
    )
  const notices = async ({ id }: { id: string }) => {
    const { rows } = await db.pool.query<{ kind: string }>(
      'select kind from notice where user_id = $1 order by created_at, kind',
      [id],
    )
    return rows.map(({ kind }) => kind)
  }
  const states = async (token: string) =>
    ((await server.get('/api/user/getSubAccount', token)).body.data as { state: string }[]).map(
      ({ state }) => state,
    )
  const setTier = (id: string, tier: 'general' | 'month' | 'year' | 'green_drill' | 'black_drill') =>
    setUserMembership(db, id, { tier, until: Date.now() + 30 * DAY_MS }, 'cli')

  test('as many members as the tier has seats share it, the oldest: below, at and above the limit', async () => {
    const { main, subAccounts } = await team(4)
    expect(await tiers(subAccounts)).toEqual(Array(4).fill('black_drill'))
    await setTier(main.id, 'green_drill')
    expect(await tiers(subAccounts), 'three seats').toEqual([...Array(3).fill('green_drill'), 'general'])
    expect(await states(main.token)).toEqual(['active', 'active', 'active', 'no_seat'])
    await setTier(main.id, 'year')
    expect(await tiers(subAccounts), 'one seat').toEqual(['year', 'general', 'general', 'general'])
    await setTier(main.id, 'month')
    expect(await tiers(subAccounts), 'no seat').toEqual(Array(4).fill('general'))
    await setTier(main.id, 'black_drill')
    expect(await tiers(subAccounts)).toEqual(Array(4).fill('black_drill'))
    expect(await states(main.token)).toEqual(Array(4).fill('active'))
    expect(await Promise.all(subAccounts.map(notices))).toEqual(Array(4).fill(['seat_lost', 'seat_back']))
    const told = (await server.get('/api/notices', subAccounts[3]?.token)).body.data as {
      rows: { body: string }[]
    }
    expect(told.rows.map(({ body }) => body)).toEqual([
      expect.stringContaining('已恢复'),
      expect.stringContaining('3 个子账号席位'),
    ])
  })

  test('a member who is unbound leaves their seat to the next; who comes back is the youngest', async () => {
    const { main, subAccounts } = await team(2)
    await setTier(main.id, 'year')
    expect(await tiers(subAccounts)).toEqual(['year', 'general'])
    const rows = (await server.get('/api/user/getSubAccount', main.token)).body.data as {
      son: { id: string }
    }[]
    await server.post('/api/user/cancelUnion', { id: rows[0]?.son.id }, main.token)
    expect(await tiers(subAccounts)).toEqual(['general', 'year'])
    expect(await notices(subAccounts[1] ?? { id: '' })).toEqual(['seat_lost', 'seat_back'])
  })

  test('a membership that ends by the clock is told once, by the daily job or when the member looks', async () => {
    const { main, subAccounts } = await team(2)
    await db.pool.query("update app_user set vip_expire = now() - interval '1 second' where id = $1", [
      main.id,
    ])
    expect(await tiers(subAccounts)).toEqual(['general', 'general'])
    await server.get('/api/notices', subAccounts[0]?.token)
    expect(await Promise.all(subAccounts.map(notices))).toEqual([['seat_lost'], ['seat_lost']])
    await db.pool.query("update app_user set vip_expire = now() + interval '1 day' where id = $1", [main.id])
    expect(await tellAllSeats(db)).toBe(2)
    expect(await tellAllSeats(db)).toBe(0)
  })

  test('keys, the daily job, alerts and quotas know who has a seat; who has none buys for themselves', async () => {
    const { main, subAccounts } = await team(2)
    const [first, second] = subAccounts
    if (!first || !second) throw new Error('a team of two')
    const keys = [await keyOf(server, first.token), await keyOf(server, second.token)]
    await setTier(main.id, 'year')
    const keyTiers = await Promise.all(
      keys.map(async ({ token }) => (await findKeyCaller(db, token, '127.0.0.1', true))?.tier),
    )
    expect(keyTiers).toEqual(['year', 'general'])
    expect(await Promise.all(subAccounts.map(({ id }) => rightsOf(db, id)))).toMatchObject([
      { tier: 'year' },
      { tier: 'general' },
    ])
    for (const { id } of subAccounts)
      await db.pool.query(
        `insert into view_alert (user_id, view_id, rule, is_on, created_at)
        values ($1, gen_random_uuid(), '{"kind":"new_rows"}', true, 0)`,
        [id],
      )
    expect([await countAlerts(db, main.id, null), await countAlerts(db, second.id, null)]).toEqual([1, 1])
    expect((await order(server, first.token)).body.reason).toBe('main_account_buys')
    expect(orderIn(await order(server, second.token))).toMatchObject({ status: 'pending' })
    expect((await server.get('/api/user/getSubAccount', second.token)).body.reason).toBe('main_account_only')
  })
})
