import type { components } from '@haixuan/api-sdk/schema'
import { minorDigits, SUBJECT_NOUNS } from '@haixuan/rules'
import type { AlertKind, WatchedSubject } from './alert-rule.ts'

type Match = components['schemas']['AlertMatch']

/** Words of what happened: 3 个商品降价. */
const WORDS: Record<Exclude<AlertKind, 'new_rows'>, string> = {
  new_goods: '新收录',
  price_drop: '降价',
  sales_rise: '销量上涨',
  stock_out: '断货',
  back_in_stock: '恢复销售',
  new_listings: '上新',
  followers_rise: '涨粉',
}
const NEW: Record<WatchedSubject, string> = {
  goods: '新收录',
  shop: '新收录',
  creator: '新收录',
  live: '开播',
  video: '发布',
}

function moneyText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('zh-CN', { style: 'currency', currency, ...places }).format(
    minor / 10 ** digits,
  )
}

function figures({ before, after, currency }: Match, kind: AlertKind): string {
  if (kind === 'new_listings') return ` 上新 ${(after ?? 0).toLocaleString('zh-CN')} 个商品`
  if (before === null || after === null) return ''
  if (currency !== null) return ` ${moneyText(before, currency)} → ${moneyText(after, currency)}`
  return ` ${kind === 'followers_rise' ? '粉丝' : '日销'} ${before.toLocaleString('zh-CN')} → ${after.toLocaleString('zh-CN')}`
}

/** What a notice says: the view and how many, then the first of them with figures. */
export function noticeText(
  viewName: string,
  { kind, subject }: { kind: AlertKind; subject: WatchedSubject },
  matches: readonly Match[],
  count: number,
  /** yyyy-mm-dd. */
  day: string,
): { title: string; body: string } {
  const named = matches
    .slice(0, 3)
    .map((match) => `${(match.titleZh ?? match.title).slice(0, 60)}${figures(match, kind)}`)
  const happened = kind === 'new_rows' ? NEW[subject] : WORDS[kind]
  const noun = SUBJECT_NOUNS[subject]
  const rest = count - named.length
  return {
    title: `${viewName}：${count} ${noun}${happened}（${day.slice(5)}）`,
    body: `${named.join('；')}${rest > 0 ? `；另有 ${rest} ${noun.slice(0, 1)}` : ''}`,
  }
}
