import { type RankColumns, rankColumns, rankFilters } from '#entities/shop'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '/temu/personalityshop',
  title: '个性店铺',
  operation: 'rankShops',
  params: { marketplace: 'temu', board: 'personality' },
  columns: <C>(c: RankColumns<C>) =>
    rankColumns(c, '周', [
      c.slot('perGoods', '单品均销', {
        sort: 'per_goods',
        hint: '近 7 天销量 ÷ 7 ÷ 商品数（件/天）',
        width: 104,
      }),
      c.slot('topShare', '爆款集中度', {
        sort: 'top_share',
        hint: '月销最高的商品占店铺月销的比例',
        width: 112,
      }),
    ]),
  filters: (f) => rankFilters(f),
  sort: 'place:asc',
  access: 'user',
})

/** Few goods, high yield. */
export const temuPersonalityShop = withDetail(board, '/temu/shop')
