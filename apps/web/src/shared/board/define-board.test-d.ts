// Promises of the types: each line under @ts-expect-error must stay an error, or tsc fails.
import { defineBoard, type ListOperation, withPresets } from './index.ts'

const facts = {
  path: '/example',
  title: '示例',
  operation: 'searchGoods',
  params: { marketplace: 'temu' },
  sort: 'daily_sales:desc',
  access: 'user',
} as const

/** A sound board; the planted mistakes below are its lines with one word changed. */
const sound = defineBoard({
  ...facts,
  columns: (c) => [
    c.slot('goods', '商品'),
    c.count('salesDay', '日销', { sort: 'daily_sales' }),
    c.usd('gmvUsd', 'GMV($)'),
    c.money('price', '价格'),
    c.score('score', '评分'),
    c.day('listedAt', '上架时间'),
    c.moment('updatedAt', '更新时间'),
    c.series('trend', '30天走势'),
  ],
  filters: (f) => [
    f.keyword('keyword', 'match', '关键词'),
    f.choice('hosting', '托管', { full: '全托管', semi: '半托管' }),
    f.range('min_sales', 'max_sales', '总销量', { presets: [] }),
    f.flag('has_video', '有视频'),
    f.idSet('region', '地区', []),
    f.category('category', '类目'),
  ],
})

defineBoard({
  ...facts,
  columns: (c) => [
    // @ts-expect-error a text is not a count
    c.count('title', '标题'),
    // @ts-expect-error money in cents is not a count
    c.count('gmvUsd', 'GMV'),
    // @ts-expect-error a count is not money
    c.usd('salesDay', '日销'),
    // @ts-expect-error a number of cents carries no currency
    c.money('priceUsd', '价格'),
    // @ts-expect-error a moment is not a day
    c.day('updatedAt', '更新时间'),
    // @ts-expect-error a day is not a moment
    c.moment('listedAt', '上架时间'),
    // @ts-expect-error one figure is not a series
    c.series('salesDay', '日销'),
    // @ts-expect-error no such field in the row
    c.count('salesYear', '年销'),
    // @ts-expect-error the operation does not sort by similar goods
    c.count('similarCount', '同款数', { sort: 'similar_count' }),
  ],
  filters: (f) => [
    // @ts-expect-error no such parameter
    f.range('min_weight', 'max_weight', '重量', { presets: [] }),
    // @ts-expect-error a text parameter has no range
    f.range('keyword', 'max_sales', '总销量', { presets: [] }),
    // @ts-expect-error `none` is not a value of hosting
    f.choice('hosting', '托管', { full: '全托管', none: '无' }),
    // @ts-expect-error a value of hosting has no name
    f.choice('hosting', '托管', { full: '全托管' }),
    // @ts-expect-error the page is not a filter
    f.range('page', 'limit', '页', { presets: [] }),
    // @ts-expect-error a number is not a flag
    f.flag('min_sales', '总销量'),
    // @ts-expect-error a closed list is not a category
    f.category('hosting', '类目'),
  ],
})

const parts = { columns: () => [], filters: () => [] } as const
// @ts-expect-error a detail operation answers no rows
defineBoard({ ...facts, ...parts, operation: 'getGoods' })
// @ts-expect-error a list without the age of its figures is no board
export const undated: ListOperation = 'listSimilarGoods'
// @ts-expect-error no such order
defineBoard({ ...facts, ...parts, sort: 'weight:desc' })
// @ts-expect-error no such marketplace
defineBoard({ ...facts, ...parts, params: { marketplace: 'amazon' } })
// @ts-expect-error the operation needs a marketplace
defineBoard({ ...facts, ...parts, params: {} })
// @ts-expect-error a ninth field
defineBoard({ ...facts, ...parts, subtitle: '副标题' })
// @ts-expect-error a preset asks only what the operation can answer
withPresets(sound, [{ label: '重', query: { min_weight: 1 } }])
