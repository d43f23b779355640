import type { components } from '@haixuan/api-sdk'
import { moneyText } from '@haixuan/ui-kit'

type GoodsHistory = components['schemas']['GoodsHistory']

/** Something that happened to a product. */
export interface GoodsEvent {
  id: string
  /** yyyy-mm-dd. */
  day: string
  kind: '上架' | '收录' | '涨价' | '降价' | '断货' | '恢复销售'
  text: string
}

interface Known {
  /** yyyy-mm-dd. */
  listedAt: string | null
  firstSeenAt: string | null
}

const isoOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

/**
 * What happened to a product, the newest first: when it was listed and first seen, and within the stored days each
 * change of its price and each stock-out. A day that was filled in tells nothing.
 */
export function goodsEvents({ points, currency }: GoodsHistory, known: Known): GoodsEvent[] {
  const events: GoodsEvent[] = []
  const add = (day: string, kind: GoodsEvent['kind'], text: string) =>
    events.push({ id: `${day} ${kind}`, day, kind, text })
  if (known.listedAt !== null) add(known.listedAt, '上架', '在平台上架')
  if (known.firstSeenAt !== null) add(known.firstSeenAt, '收录', '首次收录')
  const money = (minor: number) => (currency === null ? String(minor) : moneyText({ minor, currency }))
  let price: number | null = null
  let silentSince: number | null = null
  for (const [at, point] of points.entries()) {
    if (point.mark === 'interpolated' || point.mark === 'missing') continue
    const day = isoOf(point.date)
    if (point.price !== null) {
      if (price !== null && price !== point.price) {
        const percent = price === 0 ? '' : `（${(((point.price - price) / price) * 100).toFixed(1)}%）`
        add(day, point.price > price ? '涨价' : '降价', `${money(price)} → ${money(point.price)}${percent}`)
      }
      price = point.price
    }
    if (point.mark === 'stock_out' && silentSince === null) {
      silentSince = at
      add(day, '断货', '日销降为 0，相邻日销量超过 300')
    } else if (silentSince !== null && (point.sales ?? 0) > 0) {
      const sold = (point.sales ?? 0).toLocaleString('zh-CN')
      add(day, '恢复销售', `断货 ${at - silentSince} 天后售出 ${sold} 件`)
      silentSince = null
    }
  }
  return events.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}
