import type { components } from '@haixuan/api-sdk'
import { STOCK_OUT_ABOVE } from '@haixuan/rules'
import { moneyText } from '@haixuan/ui-kit'

type GoodsHistory = components['schemas']['GoodsHistory']

/** Something that happened to a product. */
export interface GoodsEvent {
  id: string
  /** yyyy-mm-dd. */
  day: string
  kind: '上架' | '收录' | '涨价' | '降价' | '断货' | '恢复销售' | '开始投流' | '停止投流'
  text: string
}

interface Known {
  /** yyyy-mm-dd. */
  listedAt: string | null
  firstSeenAt: string | null
}

const isoOf = (date: string) => `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

/** Titles that one event names before it counts the others. */
const MOST_TITLES = 2

const PROMOTED = { began: '开始投流', ended: '停止投流' } as const

/** The videos of a product that began, or ceased, to be paid for on one day, as one event. */
function promotionEvents(promotions: GoodsHistory['promotions']): GoodsEvent[] {
  const groups = new Map<string, GoodsHistory['promotions']>()
  for (const one of promotions) {
    const id = `${isoOf(one.date)} ${PROMOTED[one.kind]}`
    groups.set(id, [...(groups.get(id) ?? []), one])
  }
  return [...groups].flatMap(([id, group]) => {
    const [first] = group
    if (!first) return []
    const titles = group.slice(0, MOST_TITLES).map(({ video }) => `《${video.title}》`)
    const rest = group.length > MOST_TITLES ? `等 ${group.length} 条视频` : ''
    return [{ id, day: isoOf(first.date), kind: PROMOTED[first.kind], text: `${titles.join('、')}${rest}` }]
  })
}

/**
 * What happened to a product, the newest first: when it was listed and first seen, and within the stored days each
 * change of its price, each stock-out, and each day on which videos about it began or ceased to be paid for. A day that
 * was filled in tells nothing.
 */
export function goodsEvents({ points, currency, promotions }: GoodsHistory, known: Known): GoodsEvent[] {
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
      add(day, '断货', `日销降为 0，相邻日销量超过 ${STOCK_OUT_ABOVE}`)
    } else if (silentSince !== null && (point.sales ?? 0) > 0) {
      const sold = (point.sales ?? 0).toLocaleString('zh-CN')
      add(day, '恢复销售', `断货 ${at - silentSince} 天后售出 ${sold} 件`)
      silentSince = null
    }
  }
  events.push(...promotionEvents(promotions))
  return events.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}
