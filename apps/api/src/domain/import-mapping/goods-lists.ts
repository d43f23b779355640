import type { GoodsRecord } from '../goods/goods-record.ts'
import type { FieldValues } from './compile-mapping.ts'
import { RejectedCell } from './rejected-cell.ts'

type List<T> = readonly (T | null)[]

/** The items of a list beside another one; null throughout where the mapping does not name it. */
function beside<T>(
  fields: FieldValues,
  name: string,
  label: string,
  [first, length]: [string, number],
): List<T> {
  const list = fields[name]
  if (!Array.isArray(list) || (list.length === 0 && length > 0)) return Array<null>(length).fill(null)
  if (list.length === length) return list as List<T>
  throw new RejectedCell('list_uneven', `${label}有 ${list.length} 个，${first}有 ${length} 个，应一一对应`)
}

/**
 * Variants, stars and words of reviews, from lists that run along each other.
 * @throws {RejectedCell} `list_uneven` when they do not
 */
export function listsOf(fields: FieldValues): Pick<GoodsRecord, 'skus' | 'starCounts' | 'reviewWords'> {
  const [names, words, stars] = [fields['skuNames'], fields['reviewWords'], fields['starCounts']]
  const lists: Pick<GoodsRecord, 'skus' | 'starCounts' | 'reviewWords'> = {}
  if (Array.isArray(names)) {
    const of = ['SKU 规格', names.length] as [string, number]
    const ids = beside<string>(fields, 'skuIds', 'SKU ID', of)
    const prices = beside<number>(fields, 'skuPrices', 'SKU 价格', of)
    const stocks = beside<number>(fields, 'skuStocks', 'SKU 库存', of)
    lists.skus = names.map((name, i) => ({
      ...{ id: ids[i] || null, name: String(name) },
      ...{ price: prices[i] ?? null, stock: stocks[i] ?? null },
    }))
  }
  if (Array.isArray(words)) {
    const counts = beside<number>(fields, 'reviewWordCounts', '评论词的评论数', ['评论词', words.length])
    lists.reviewWords = words.map((word, i) => ({ word: String(word), count: counts[i] ?? null }))
  }
  if (Array.isArray(stars)) lists.starCounts = stars.map((count) => Number(count ?? 0))
  return lists
}
