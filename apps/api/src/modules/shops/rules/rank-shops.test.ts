import { SHOP_BOARD_DEPTH } from '@haixuan/rules'
import { expect, test } from 'vitest'
import { SHOP_FLAG } from '#modules/goods/rules'

import { NO_CHANGE, type RankedShop, rankShops, shopDay } from './rank-shops.ts'
import { SHOP_BOARDS, type ShopBoard } from './shop-board.ts'

const START = 20_000
const DAY = START + 20
const series = (values: number[]) => ({ start: START, values })
const flat = (units: number) => Array.from({ length: 21 }, () => units)

const shop = (shopId: number, units: number[], more: Partial<RankedShop> = {}): RankedShop => ({
  shopId,
  flags: 0,
  goods: 10,
  mainShare: 900,
  sales: series(units),
  gmv: series(units.map((value) => (value < 0 ? value : value * 1000))),
  listed: series(flat(0)),
  creators: series(flat(-1)),
  ...more,
})

const board = (name: 'sales' | 'pushed'): ShopBoard => {
  const found = SHOP_BOARDS.tiktok[name]
  if (!found) throw new Error(`no board ${name}`)
  return found
}

test('places follow the measure, ties the id; changes and days come from the day before', () => {
  const shops = [shop(1, flat(5)), shop(2, flat(9)), shop(3, flat(5)), shop(4, flat(-1))]
  const first = rankShops(shops, board('sales'), { day: DAY - 1, period: 7, before: null })
  expect(first.shopIds).toEqual([2, 1, 3])
  expect(first.changes).toEqual([null, null, null])
  expect(first.days).toEqual([1, 1, 1])
  const risen = [shop(1, flat(5)), shop(2, flat(9)), shop(3, [...flat(5).slice(1), 99]), shop(5, flat(1))]
  const next = rankShops(risen, board('sales'), { day: DAY, period: 7, before: first })
  expect(next.shopIds).toEqual([3, 2, 1, 5])
  expect(next.changes).toEqual([2, -1, -1, null])
  expect(next.days).toEqual([2, 2, 2, 1])
  expect(next.sales[0]).toBe(5 * 6 + 99)
  expect(next.salesChanges[1]).toBe(0)
})

test('a change needs something to compare with, and a window with too many gaps has no sum', () => {
  const zero = shopDay(shop(1, [...flat(0).slice(7), ...Array.from({ length: 7 }, () => 3)]), DAY, 7)
  expect(zero).toMatchObject({ sales: 21, salesChange: null })
  const gaps = shopDay(
    shop(
      1,
      flat(5).map((value, at) => (at % 2 ? -1 : value)),
    ),
    DAY,
    7,
  )
  expect(gaps.sales).toBeNull()
  const places = rankShops([shop(1, [...flat(0).slice(7), 3, 3, 3, 3, 3, 3, 3])], board('sales'), {
    day: DAY,
    period: 7,
    before: null,
  })
  expect(places.salesChanges).toEqual([NO_CHANGE])
})

test('members only: the bits of a board decide', () => {
  const vertical = SHOP_BOARDS.temu.vertical
  if (!vertical) throw new Error('no board')
  const shops = [
    shop(1, flat(9)),
    shop(2, flat(5), { flags: SHOP_FLAG.vertical, mainShare: 1000 }),
    shop(3, flat(6), { flags: SHOP_FLAG.vertical, mainShare: 800 }),
  ]
  expect(rankShops(shops, vertical, { day: DAY, period: 7, before: null }).shopIds).toEqual([2, 3])
})

test('products listed since do not count on an earlier day', () => {
  const late = shop(1, flat(70), { goods: 10, listed: series([...flat(0).slice(2), 4, 1]) })
  expect(shopDay(late, DAY, 7).goods).toBe(10)
  expect(shopDay(late, DAY - 1, 7).goods).toBe(9)
  expect(shopDay(late, DAY - 2, 7).goods).toBe(5)
})

test('creators won are those of the period; unknown ends leave the shop off the board', () => {
  const won = shop(1, flat(1), { creators: series(Array.from({ length: 21 }, (_, at) => at * 2)) })
  expect(shopDay(won, DAY, 7).creatorsNew).toBe(14)
  const places = rankShops([won, shop(2, flat(1))], board('pushed'), { day: DAY, period: 7, before: null })
  expect(places.shopIds).toEqual([1])
})

test('a board is cut at its depth', () => {
  const many = Array.from({ length: SHOP_BOARD_DEPTH + 20 }, (_, at) => shop(at, flat(at)))
  const places = rankShops(many, board('sales'), { day: DAY, period: 1, before: null })
  expect(places.shopIds).toHaveLength(SHOP_BOARD_DEPTH)
  expect(places.shopIds[0]).toBe(SHOP_BOARD_DEPTH + 19)
})
