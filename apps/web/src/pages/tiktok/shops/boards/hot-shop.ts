import { TIKTOK_COUNTRIES } from '#entities/region'
import { type RankColumns, rankColumns, rankFilters, shopCreators } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/tiktok/hotshop',
  title: '店铺热推榜',
  operation: 'rankShops',
  params: { marketplace: 'tiktok', board: 'pushed' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周期', [
      c.count('creatorsWon', '新增达人', {
        sort: 'creators_won',
        hint: '所选周期新增的带货达人',
        width: 100,
      }),
      ...shopCreators(c),
    ]),
  filters: (f) => rankFilters(f, { regions: TIKTOK_COUNTRIES, isTiktok: true }),
  sort: 'place:asc',
  access: 'tiktok',
})

/** Shops that win most creators. */
export const tiktokHotShop = withDetail(board, '/tiktok/shopdetail')
