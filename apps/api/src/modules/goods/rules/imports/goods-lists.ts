import { type FieldValues, RejectedCell } from '#modules/imports/rules'
import type { GoodsRecord } from '../goods-record.ts'

type Lists = Pick<GoodsRecord, 'skus' | 'sizes' | 'starCounts' | 'reviewWords'>
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
 * Sizes with their stock according to a list of those in stock, which may be all that a source names. An empty
 * list says nothing: a product without any size in stock is sold out, and says so.
 */
function sizesOf(named: FieldValues[string] | undefined, held: FieldValues[string] | undefined) {
  const texts = (list: typeof named) => (Array.isArray(list) ? list.map(String).filter((name) => name) : [])
  const inStock = texts(held).length > 0 ? new Set(texts(held)) : null
  return [...new Set([...texts(named), ...(inStock ?? [])])].map((name) => ({
    name,
    inStock: inStock?.has(name) ?? null,
  }))
}

/**
 * Variants, sizes, stars and words of reviews, from lists of which some run along each other.
 * @throws {RejectedCell} `list_uneven` when they do not
 */
export function listsOf(fields: FieldValues): Lists {
  const [names, words, stars] = [fields['skuNames'], fields['reviewWords'], fields['starCounts']]
  const lists: Lists = {}
  if (Array.isArray(fields['sizeNames']) || Array.isArray(fields['sizesInStock'])) {
    lists.sizes = sizesOf(fields['sizeNames'], fields['sizesInStock'])
  }
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
