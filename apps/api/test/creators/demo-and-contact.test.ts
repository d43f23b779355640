import { beforeAll, expect, test, vi } from 'vitest'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { loadDemoCreators } from '../../src/demo/creators/load-demo-creators.ts'
import type { DemoCreator } from '../../src/demo/creators/make-demo-creators.ts'
import { removeDemoGoods } from '../../src/demo/goods/remove-demo-goods.ts'
import { CREATOR_TABLES } from '../../src/modules/creators/store/creator-roll-up.ts'
import { MARKET, today } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { creatorsOfMarket, snapshotOf } from './loaded.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const CUSTOM = '13800138003'
const GENERAL = '13800138000'

describeMarketOnBothEngines('demo creators and their contacts', MARKET, (database) => {
  let people: DemoCreator[]
  let server: RunningServer
  beforeAll(async () => {
    people = await creatorsOfMarket(database())
    await seedDemoAccounts(database())
    server = await runServer(database())
    return () => server.close()
  })

  test('every list answers by the contract, and says that its rows are made up', async () => {
    const token = await server.signIn(CUSTOM, 'haixuan-demo')
    const handle = people.find(({ lives }) => lives.length > 0)?.creator.handle
    const live = people.flatMap(({ lives }) => lives)[0]?.externalId
    const video = people.flatMap(({ videos }) => videos)[0]?.externalId
    const boards = ['star', 'shop', 'blue', 'hot', 'dark_horse', 'live'].map(
      (board) => `creators/ranks/${board}`,
    )
    const lists = ['creators/search', 'lives/search', 'videos/search', 'lives/goods-ranks?period=month']
    for (const path of [...lists, ...boards.map((path) => `${path}?period=month`)]) {
      const { status, body } = await server.get(`/api/tiktok/${path}`, token)
      const data = body.data as { rows: { quality: { demo: boolean } }[]; count: number }
      expect([path, status]).toEqual([path, 200])
      expect(data.rows.length, path).toBeGreaterThan(0)
      expect(data.rows.every(({ quality }) => quality.demo)).toBe(true)
    }
    const of = `creators/${handle}`
    for (const path of [
      of,
      `${of}/history`,
      `${of}/goods`,
      `${of}/shops`,
      `lives/${live}`,
      `videos/${video}`,
    ]) {
      expect([path, (await server.get(`/api/tiktok/${path}`, token)).status]).toEqual([path, 200])
    }
    expect((await server.get('/api/temu/creators/search', token)).status).toBe(400)
  })

  test('some videos were paid for to be shown, and the page of their product tells when that began and ended', async () => {
    const token = await server.signIn(CUSTOM, 'haixuan-demo')
    const videos = people
      .flatMap((one) => one.videos)
      .filter(({ promotedFrom, goodsId }) => promotedFrom && goodsId)
    expect(videos.some(({ promotedTo }) => promotedTo)).toBe(true)
    const newest = videos
      .toSorted((a, b) => (a.promotedFrom ?? '').localeCompare(b.promotedFrom ?? ''))
      .at(-1)
    const { body } = await server.get(`/api/tiktok/goods/${newest?.goodsId}/history`, token)
    const { promotions } = body.data as {
      promotions: { date: string; kind: string; video: { id: string } }[]
    }
    const date = newest?.promotedFrom?.replaceAll('-', '')
    expect(promotions).toContainEqual(
      expect.objectContaining({
        date,
        kind: 'began',
        video: { id: newest?.externalId, title: newest?.title },
      }),
    )
    expect(promotions.map((one) => one.date)).toEqual(
      promotions
        .map((one) => one.date)
        .toSorted()
        .reverse(),
    )
  })

  test('nobody was first seen after the first of their days', async () => {
    const token = await server.signIn(CUSTOM, 'haixuan-demo')
    const path = `/api/tiktok/creators/${people[0]?.creator.handle}`
    const { firstSeenAt } = (await server.get(path, token)).body.data as { firstSeenAt: string }
    const { points } = (await server.get(`${path}/history?days=60`, token)).body.data as {
      points: { date: string; followers: number | null }[]
    }
    const known = points.filter(({ followers }) => followers !== null).map(({ date }) => date)
    expect(known.length).toBeGreaterThan(20)
    expect(Number(firstSeenAt.replaceAll('-', ''))).toBeLessThanOrEqual(Number(known[0]))
  })

  test('TikTok is closed to users without the flag, on every path', async () => {
    const token = await server.signIn(GENERAL, 'haixuan-demo')
    const paths = [
      'creators/search',
      'creators/ranks/star',
      'lives/search',
      'lives/goods-ranks',
      'videos/search',
    ]
    for (const path of [...paths, 'creators/a1', 'creators/a1/history', 'lives/a1', 'videos/a1']) {
      const { status, body } = await server.get(`/api/tiktok/${path}`, token)
      expect([path, status, body.reason]).toEqual([path, 403, 'flag_needed'])
    }
    expect((await server.get('/api/tiktok/creators/search')).status).toBe(401)
  })

  test('a contact is shown by quota: a second look is free, and calls side by side cannot pass it', async () => {
    const db = database()
    const token = await server.signIn(CUSTOM, 'haixuan-demo')
    const open = people.filter(({ creator }) => creator.contact).map(({ creator }) => creator)
    const look = (handle: string) => server.call('POST', `/api/tiktok/creators/${handle}/contact`, { token })
    const first = await look(open[0]?.handle ?? '')
    expect(first.status).toBe(200)
    expect(first.body.data).toMatchObject({ email: open[0]?.contact?.email, used: 1 })
    expect((await look(open[0]?.handle ?? '')).body.data).toMatchObject({ used: 1 })
    const closed = people.find(({ creator }) => !creator.contact)?.creator.handle ?? ''
    expect(await look(closed)).toMatchObject({ status: 404, body: { reason: 'contact_unknown' } })
    await db.pool.query("update app_user set vip_type = 'month' where isexternallink = 1")
    const together = await Promise.all(open.slice(0, 14).map(({ handle }) => look(handle)))
    const good = together.filter(({ status }) => status === 200)
    expect(good).toHaveLength(10)
    const unseen = together.findIndex(({ status }) => status === 429)
    expect(together[unseen]?.body).toMatchObject({ reason: 'contact_quota', data: { need: 'bannian' } })
    expect(Number(together[unseen]?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await look(open[0]?.handle ?? '')).status).toBe(200)
    await db.pool.query("update app_user set vip_type = 'general' where isexternallink = 1")
    expect(await look(open[unseen]?.handle ?? '')).toMatchObject({
      status: 403,
      body: { reason: 'tier_needed' },
    })
    await db.pool.query("update app_user set vip_type = 'yqyy' where isexternallink = 1")
  })

  test('the list never carries a contact', async () => {
    const token = await server.signIn(CUSTOM, 'haixuan-demo')
    expect((await server.get('/api/tiktok/creators/search?limit=100', token)).text).not.toContain(
      '@example.com',
    )
  })

  test('loading twice changes nothing, and removing leaves nothing', async () => {
    const db = database()
    const tables = CREATOR_TABLES.filter(
      (table) => table !== 'live' && table !== 'video' && table !== 'creator',
    )
    const before = await snapshotOf(db, tables)
    await loadDemoCreators(db, { count: MARKET.creators, today })
    expect(await snapshotOf(db, tables)).toEqual(before)
    await removeDemoGoods(db)
    for (const table of [...CREATOR_TABLES, 'creator_contact', 'creator_contact_look']) {
      const { rows } = await db.pool.query(`select count(*)::integer as n from ${table}`)
      expect([table, rows[0]?.n]).toEqual([table, 0])
    }
  })
})
