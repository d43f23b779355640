import { exactNumber, MISSING, moneyText } from '@haixuan/ui-kit'
import { mixText, type ShopRow, shopTags } from '#entities/shop'
import type { Line } from './differences.ts'

type Figure = { [K in keyof ShopRow]: ShopRow[K] extends number | null ? K : never }[keyof ShopRow]
type Better = 'high' | 'low' | null

const figure = (
  id: Figure,
  label: string,
  better: Better,
  text: (value: number) => string = exactNumber,
): Line<ShopRow> => ({
  ...{ id, label, better },
  value: (row) => row[id],
  text: (row) => {
    const value = row[id]
    return value === null ? MISSING : text(value)
  },
})
const usd = (minor: number) => moneyText({ minor, currency: 'USD' })
const share = (part: number) => `${(part * 100).toFixed(1)}%`
const words = (id: string, label: string, text: (row: ShopRow) => string): Line<ShopRow> => ({
  ...{ id, label, text, better: null },
  value: text,
})

/** What shops are compared by. */
export const SHOP_LINES: readonly Line<ShopRow>[] = [
  figure('salesDay', '日销（件）', 'high'),
  figure('salesWeek', '周销（件）', 'high'),
  figure('salesMonth', '月销（件）', 'high'),
  figure('salesTotal', '总销量（件）', 'high'),
  figure('weekChange', '周销环比', 'high', share),
  figure('gmvWeekUsd', '周销售额（美元）', 'high', usd),
  figure('gmvUsd', 'GMV（美元，估算）', 'high', usd),
  figure('priceUsd', '客单价（美元）', null, usd),
  figure('goodsCount', '商品数', null),
  figure('newWeek', '近7天上新', 'high'),
  figure('activeShare', '动销率', 'high', share),
  figure('perGoods', '单品日均销', 'high', (value) => value.toFixed(2)),
  figure('followers', '粉丝', 'high'),
  figure('score', '评分', 'high', (value) => value.toFixed(2)),
  figure('reviewCount', '评论数', 'high'),
  words('categories', '主营类目', (row) => mixText(row)),
  words('tags', '标签', (row) => shopTags(row).join('、') || MISSING),
  words('openedAt', '开店时间', ({ openedAt }) => openedAt ?? MISSING),
]
