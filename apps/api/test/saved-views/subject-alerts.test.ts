import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { writeCreatorDays } from '../../src/modules/creators/store/creator-snapshots.ts'
import { upsertCreators } from '../../src/modules/creators/store/creator-upsert.ts'
import { upsertLives } from '../../src/modules/creators/store/live-upsert.ts'
import { upsertVideos } from '../../src/modules/creators/store/video-upsert.ts'
import { beginIngest } from '../../src/modules/goods/store/goods-ingest.ts'
import { runAlerts } from '../../src/modules/monitoring/jobs/run-alerts.ts'
import { isoDay, timeOfDay } from '../../src/modules/reference/rules/goods-day.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { bringShops, NEWEST, TODAY } from '../shops/shop-fixture.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const steady = (units: number, days = 20) => Array.from({ length: days }, () => units)

interface Preview {
  times: number
  watched: number
  to: string
  newest: { day: string; subject: string; id: string; before: number | null; after: number | null }[]
}

describeOnBothEngines('alerts of shops, creators, lives and videos', (database) => {
  let server: RunningServer
  let db: Database
  let source: number
  const mia = { marketplace: 'tiktok' as const, handle: 'mia', nickname: 'Mia', gmv: null }
  const live = (id: string, day: number, viewers = 10) => ({
    ...{ marketplace: 'tiktok' as const, externalId: id, title: `Live ${id}`, creator: { handle: 'mia' } },
    ...{ startedAt: timeOfDay(day) + 3_600_000, viewers, seenAt: timeOfDay(TODAY) },
  })

  beforeAll(async () => {
    db = database()
    await bringShops(db, 'temu', [
      { id: 'loud', goods: [{ days: [...steady(40, 19), 90] }, { days: steady(10), listedAgo: 4 }] },
      { id: 'calm', goods: [{ days: steady(40) }] },
    ])
    source = await beginIngest(db, { kind: 'import', name: 'people', collectedAt: null })
    await upsertCreators(
      db,
      [{ ...mia, followers: 1_100, unitsTotal: 250, seenAt: timeOfDay(TODAY) }],
      source,
    )
    const followers = [...steady(1_000, 17), 1_010, -1, 1_100]
    await writeCreatorDays(db, 4, [
      {
        ...{
          handle: 'mia',
          startDay: TODAY - 19,
          followers,
          likes: steady(1),
          videos: steady(1),
          gmv: steady(-1),
        },
        units: followers.map((_, i) => (i === 19 ? 250 : i * 10)),
      },
    ])
    await upsertLives(db, [live('early', TODAY - 9), live('late', TODAY - 2), live('now', TODAY)], source)
    const video = { ...live('v1', TODAY - 1), postedAt: timeOfDay(TODAY - 1) + 5 }
    const { startedAt: _, viewers: __, ...posted } = video
    await upsertVideos(db, [posted], source)
    server = await runServer(db)
  })
  afterAll(() => server.close())

  const preview = async (watched: object, rule: object) => {
    const { token } = await entered(db, { vipType: 'year', isExternalLink: true })
    return await server.post('/api/alert-previews', { watched, rule }, token)
  }
  const told = async (watched: object, rule: object) => {
    const { times, newest } = (await preview(watched, rule)).body.data as Preview
    expect(newest).toHaveLength(Math.min(5, times))
    return newest.map(({ subject, id, day, before, after }) => [subject, id, day, before, after])
  }
  const shops = { marketplace: 'temu', subject: 'shop', query: {} }
  const people = { marketplace: 'tiktok', subject: 'creator', query: {} }
  const lives = { marketplace: 'tiktok', subject: 'live', query: {} }

  test('a shop sells more than its week, or lists products', async () => {
    expect(await told(shops, { kind: 'sales_rise', percent: 50 })).toEqual([
      ['shop', 'loud', isoDay(NEWEST), 50, 100],
    ])
    expect(await told({ ...shops, query: { keyword: 'calm' } }, { kind: 'sales_rise' })).toEqual([])
    expect(await told(shops, { kind: 'new_listings' })).toEqual([
      ['shop', 'loud', isoDay(TODAY - 4), null, 1],
    ])
  })

  test('a creator gains followers over a missing day, and sells more than in their week', async () => {
    expect(await told(people, { kind: 'followers_rise', percent: 8 })).toEqual([
      ['creator', 'mia', isoDay(TODAY), 1_010, 1_100],
    ])
    expect(await told(people, { kind: 'followers_rise', percent: 9 })).toEqual([])
    expect(await told(people, { kind: 'sales_rise', percent: 600 })).toEqual([
      ['creator', 'mia', isoDay(TODAY), 10, 70],
    ])
  })

  test('lives that began and videos that were posted, on days that are over', async () => {
    expect(await told(lives, { kind: 'new_rows' })).toEqual([
      ['live', 'late', isoDay(TODAY - 2), null, null],
      ['live', 'early', isoDay(TODAY - 9), null, null],
    ])
    expect(await told({ ...lives, subject: 'video' }, { kind: 'new_rows' })).toEqual([
      ['video', 'v1', isoDay(TODAY - 1), null, null],
    ])
  })

  test('a rule that the data cannot answer is refused, and so is a search that the list has not', async () => {
    const unfit = await preview(lives, { kind: 'sales_rise' })
    expect([unfit.status, unfit.body.reason]).toEqual([400, 'rule_unfit'])
    expect((await preview({ ...shops, query: { nonsense: '1' } }, { kind: 'sales_rise' })).status).toBe(400)
    expect((await preview({ ...shops, shopBoard: 'pushed' }, { kind: 'sales_rise' })).status).toBe(404)
    expect((await preview({ marketplace: 'temu', query: {} }, { kind: 'new_rows' })).status).toBe(400)
  })

  test('what happens after the rule was set is told once, in the words of its rows', async () => {
    const { token } = await entered(db, { vipType: 'year', isExternalLink: true })
    const view = { board: '/tiktok/live', name: '大场', query: { min_viewers: '100' } }
    const watched = { ...lives, query: view.query }
    const saved = await server.post('/api/saved-views', { ...view, watched }, token)
    const { id } = saved.body.data as { id: string }
    const set = { token, body: { rule: { kind: 'new_rows' }, isOn: true } }
    expect((await server.call('PUT', `/api/saved-views/${id}/alert`, set)).status).toBe(200)
    const next = timeOfDay(TODAY + 1)
    const come = [live('big', TODAY, 900), live('small', TODAY, 3)].map((one) => ({ ...one, seenAt: next }))
    await upsertLives(db, come, source)
    expect(await runAlerts(db)).toMatchObject({ notices: 1 })
    expect(await runAlerts(db)).toMatchObject({ notices: 0 })
    const { rows } = (await server.get('/api/notices', token)).body.data as { rows: object[] }
    expect(rows).toMatchObject([
      {
        title: `大场：1 场直播开播（${isoDay(TODAY).slice(5)}）`,
        body: 'Live big',
        matches: [{ subject: 'live', id: 'big', marketplace: 'tiktok' }],
      },
    ])
  })
})
