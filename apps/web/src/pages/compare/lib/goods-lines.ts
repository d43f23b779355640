import { exactNumber, MISSING, moneyText } from '@haixuan/ui-kit'
import type { GoodsRow } from '#entities/goods'
import { scoreText } from '#shared/row-cells'
import type { Line } from './differences.ts'

const HOSTING = { full: '全托管', semi: '半托管' } as const
const STATUS = { on_sale: '在售', sold_out: '售罄', delisted: '已下架' } as const

type Figure = { [K in keyof GoodsRow]: GoodsRow[K] extends number | null ? K : never }[keyof GoodsRow]

const figure = (id: Figure, label: string, better: 'high' | 'low' | null): Line<GoodsRow> => ({
  ...{ id, label, better },
  value: (row) => row[id],
  text: (row) => {
    const value = row[id]
    return value === null ? MISSING : exactNumber(value)
  },
})
const usd = (id: 'priceUsd' | 'gmvUsd', label: string, better: 'high' | 'low' | null): Line<GoodsRow> => ({
  ...figure(id, label, better),
  text: (row) => {
    const minor = row[id]
    return minor === null ? MISSING : moneyText({ minor, currency: 'USD' })
  },
})
const words = (id: string, label: string, text: (row: GoodsRow) => string): Line<GoodsRow> => ({
  ...{ id, label, text, better: null },
  value: text,
})

/** What products are compared by. Prices meet in US dollars: their own currencies may differ. */
export const GOODS_LINES: readonly Line<GoodsRow>[] = [
  words('price', '当地价格', ({ price }) =>
    price ? moneyText({ minor: price.amount, currency: price.currency }) : MISSING,
  ),
  usd('priceUsd', '美元价格', 'low'),
  figure('salesDay', '日销（件）', 'high'),
  figure('salesWeek', '周销（件）', 'high'),
  figure('salesMonth', '月销（件）', 'high'),
  figure('salesTotal', '总销量（件）', 'high'),
  usd('gmvUsd', 'GMV（美元，估算）', 'high'),
  { ...figure('score', '评分', 'high'), text: ({ score }) => scoreText(score) },
  figure('commentCount', '评论数', 'high'),
  figure('similarCount', '同款数', 'low'),
  words('shop', '店铺', ({ shop }) => shop?.name ?? MISSING),
  words('category', '分类', ({ category }) => category?.path.join(' / ') ?? MISSING),
  words('hosting', '托管', ({ hosting }) => (hosting ? HOSTING[hosting] : MISSING)),
  words('status', '状态', ({ status }) => (status ? STATUS[status] : MISSING)),
  words('listedAt', '上架时间', ({ listedAt }) => listedAt ?? MISSING),
  words('tags', '标签', ({ tags }) => tags.join('、') || MISSING),
]
