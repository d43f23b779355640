import { beforeAll, expect, test, vi } from 'vitest'
import type { DemoCreator } from '../../src/demo/creators/make-demo-creators.ts'
import { rankCreators } from '../../src/modules/creators/operations/rank-creators.ts'
import { rankLiveGoods } from '../../src/modules/creators/operations/rank-live-goods.ts'
import type { CREATOR_BOARDS } from '../../src/modules/creators/rules/creator-board.ts'
import { PERIODS, type Period, potential } from '../../src/modules/creators/rules/potential.ts'
import { rankCreatorDay } from '../../src/modules/creators/store/creator-ranks.ts'
import { rollUpCreators } from '../../src/modules/creators/store/creator-roll-up.ts'
import { isoDay } from '../../src/modules/reference/rules/goods-day.ts'
import { MARKET, today } from '../demo-market.ts'
import { describeMarketOnBothEngines } from '../engines.ts'
import { callOf } from '../goods/callers.ts'
import { creatorsOfMarket, snapshotOf, TIKTOK } from './loaded.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const marketplace = 'tiktok' as const
const changeOf = (series: readonly number[], days: number, back = 0) =>
  (series.at(-1 - back) ?? 0) - (series.at(-1 - back - days) ?? 0)

describeMarketOnBothEngines('boards of creators', MARKET, (database) => {
  let people: DemoCreator[]
  const board = async (name: (typeof CREATOR_BOARDS)[number], period: Period, query: object = {}) => {
    const call = callOf(database(), 'yqyy')
    const params = { marketplace, board: name }
    const { body } = await rankCreators(
      { params, query: { period, limit: 100, ...query }, body: undefined },
      call,
    )
    return body.data
  }
  beforeAll(async () => {
    people = await creatorsOfMarket(database())
  })

  test('star: everybody who won followers, the most first, as the days say', async () => {
    for (const period of Object.keys(PERIODS) as Period[]) {
      const expected = people
        .map(({ creator, days }) => ({
          id: creator.handle.toLowerCase(),
          won: changeOf(days.followers, PERIODS[period]),
        }))
        .filter(({ won }) => won > 0)
        .sort((a, b) => b.won - a.won)
      const { rows, count } = await board('star', period)
      expect(count).toBe(expected.length)
      expect(rows.map(({ followersAdded }) => followersAdded)).toEqual(expected.map(({ won }) => won))
      expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)))
      expect(rows.map(({ place }) => place)).toEqual(rows.map((_, index) => index + 1))
    }
  })

  test('the potential of SQL is that of the formula', async () => {
    let compared = 0
    for (const period of Object.keys(PERIODS) as Period[]) {
      const { rows } = await board('dark_horse', period)
      const days = PERIODS[period]
      for (const row of rows) {
        const one = people.find(({ creator }) => creator.handle.toLowerCase() === row.id)
        if (!one) throw new Error(`${row.id} was never made`)
        const { creator } = one
        const facts = {
          followers: one.days.followers.at(-1) ?? null,
          followersAdded: changeOf(one.days.followers, days),
          engagement: creator.engagement ?? null,
          avgViews: creator.avgViews ?? null,
          gmv: changeOf(one.days.gmv, days),
          gmvBefore: one.days.gmv.length > 2 * days ? changeOf(one.days.gmv, days, days) : null,
        }
        expect(row.potentialScore).toBeCloseTo(potential(facts, period), 0)
        expect(row.potentialScore ?? 0).toBeGreaterThan(0)
        compared++
      }
      expect(rows.map(({ potentialScore }) => potentialScore)).toEqual(
        rows.map(({ potentialScore }) => potentialScore).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
      )
    }
    expect(compared).toBeGreaterThan(5)
  })

  test('live: what the lives of the period sold, with the one that sold most', async () => {
    const { rows } = await board('live', 'month')
    const from = (today - 30) * 86_400_000
    for (const row of rows) {
      const lives = people
        .find(({ creator }) => creator.handle.toLowerCase() === row.id)
        ?.lives.filter(({ startedAt }) => startedAt >= from && startedAt < today * 86_400_000)
      expect(row.gmvUsd).toBe(lives?.reduce((sum, { gmv }) => sum + (gmv?.amount ?? 0), 0))
      expect(row.topLive?.gmvUsd).toBe(Math.max(...(lives ?? []).map(({ gmv }) => gmv?.amount ?? 0)))
    }
    expect(rows.length).toBeGreaterThan(5)
  })

  test('places change and days on the board follow from the day before', async () => {
    const { rows, day, days } = await board('shop', 'day')
    expect(day).toBe(isoDay(today - 1))
    expect(days.length).toBe(5)
    const before = await board('shop', 'day', { date: days[1] })
    const placeBefore = new Map(before.rows.map((row) => [row.id, row]))
    for (const row of rows) {
      const then = placeBefore.get(row.id)
      expect(row.placeChange).toBe(then === undefined ? null : then.place - row.place)
      expect(row.daysOnBoard).toBe((then?.daysOnBoard ?? 0) + 1)
    }
    expect(rows.some(({ placeChange }) => placeChange !== null && placeChange !== 0)).toBe(true)
  })

  test('filters narrow a board and leave its places as they are; sorting turns it over', async () => {
    const whole = await board('hot', 'week')
    const country = whole.rows[0]?.regionId ?? 0
    const some = await board('hot', 'week', { region: String(country) })
    expect(some.rows).toEqual(whole.rows.filter(({ regionId }) => regionId === country))
    const turned = await board('hot', 'week', { sort: 'likes_added:asc' })
    expect(turned.rows.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id).reverse())
    const name = whole.rows[2]
    expect((await board('hot', 'week', { keyword: `@${name?.id}` })).rows).toEqual([name])
  })

  test('a second run of the daily job changes nothing, nor does making an old day again', async () => {
    const tables = ['creator_hist', 'creator_goods', 'creator_rank', 'live_goods_rank']
    const before = await snapshotOf(database(), tables)
    await rollUpCreators(database())
    expect(await snapshotOf(database(), tables)).toEqual(before)
    await rankCreatorDay(database(), TIKTOK, today - 5)
    expect(await snapshotOf(database(), tables)).toEqual(before)
  })

  test('products in lives: units of the lives of the period, each with its top live', async () => {
    const call = callOf(database(), 'yqyy')
    const query = { period: 'month' as const, limit: 100 }
    const { body } = await rankLiveGoods({ params: { marketplace }, query, body: undefined }, call)
    const sold = new Map<string, number>()
    for (const { lives } of people) {
      for (const { goods = [], startedAt } of lives) {
        if (startedAt < (today - 30) * 86_400_000) continue
        for (const { externalId, units } of goods)
          sold.set(externalId, (sold.get(externalId) ?? 0) + (units ?? 0))
      }
    }
    const best = [...sold.values()].filter((units) => units > 0).sort((a, b) => b - a)
    expect(body.data.count).toBe(best.length)
    expect(body.data.rows.map(({ units }) => units)).toEqual(best.slice(0, 100))
    for (const row of body.data.rows) expect(row.units).toBe(sold.get(row.id))
    expect(body.data.rule.text).toContain('直播销量')
  })

  test('the tier cuts rows and days, and TikTok is closed without the flag', async () => {
    const ask = (call: ReturnType<typeof callOf>, date?: string) =>
      rankCreators(
        {
          params: { marketplace, board: 'shop' },
          query: date === undefined ? {} : { date },
          body: undefined,
        },
        call,
      )
    // More days than the tier opens.
    for (let day = today - 12; day < today - 5; day++) await rankCreatorDay(database(), TIKTOK, day)
    const general = callOf(database(), 'general')
    const { data } = (await ask(general)).body
    expect(data.rows).toHaveLength(20)
    expect(data.visible).toBe(20)
    expect(data.count).toBeGreaterThan(20)
    expect(data.days).toHaveLength(7)
    await expect(ask(general, isoDay(today - 12))).rejects.toMatchObject({
      reason: 'tier_needed',
    })
    await expect(ask(general, '2020-01-01')).rejects.toMatchObject({
      reason: 'board_day_unknown',
    })
    await expect(ask(callOf(database(), 'yqyy', false))).rejects.toMatchObject({ reason: 'flag_needed' })
  })
})
