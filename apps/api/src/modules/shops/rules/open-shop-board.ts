import type { components } from '@haixuan/api-sdk/schema'
import { MARKETPLACE_NAME, type Marketplace } from '#modules/reference/rules'

import { Failure } from '#platform/failure.ts'
import { type Period, SHOP_BOARDS } from './shop-board.ts'

const PERIODS = { day: 1, week: 7, month: 30 } as const satisfies Record<string, Period>

/**
 * A board of shops and the days that its figures cover; a week unless said.
 * @throws {Failure} `unknown_board` for a board that the marketplace has not, `bad_parameter` for a period that it has not
 */
export function openShopBoard(
  marketplace: Marketplace,
  name: components['schemas']['ShopBoard'],
  asked: keyof typeof PERIODS = 'week',
) {
  const board = SHOP_BOARDS[marketplace][name]
  if (!board) {
    const where = MARKETPLACE_NAME[marketplace]
    throw new Failure('unknown_board', `${where} 没有这个店铺榜单，请从菜单中选择`)
  }
  const period: Period = PERIODS[asked]
  if (!board.periods.includes(period)) {
    throw new Failure('bad_parameter', '这个店铺榜单只有周榜，请去掉 period 或改为 week')
  }
  return { board, period }
}
