import type { components } from '@haixuan/api-sdk/schema'
import { alertKind, minorDigits, SUBJECT_NOUNS } from '@haixuan/rules'
import type { AlertKind, WatchedSubject } from './alert-rule.ts'

type Match = components['schemas']['AlertMatch']

function moneyText(minor: number, currency: string): string {
  const digits = minorDigits(currency)
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat('zh-CN', { style: 'currency', currency, ...places }).format(
    minor / 10 ** digits,
  )
}

/** What the figures of a kind are called, where they have no currency. */
const FIGURES = { price: '价格', sales: '日销', followers: '粉丝', listings: '上新', none: '' } as const

function figures({ before, after, currency }: Match, kind: AlertKind): string {
  const shown = alertKind(kind).figures
  if (shown === 'listings') return ` 上新 ${(after ?? 0).toLocaleString('zh-CN')} 个商品`
  if (before === null || after === null) return ''
  if (currency !== null) return ` ${moneyText(before, currency)} → ${moneyText(after, currency)}`
  return ` ${FIGURES[shown]} ${before.toLocaleString('zh-CN')} → ${after.toLocaleString('zh-CN')}`
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
  const { happened } = alertKind(kind).words(subject)
  const noun = SUBJECT_NOUNS[subject]
  const rest = count - named.length
  return {
    title: `${viewName}：${count} ${noun}${happened}（${day.slice(5)}）`,
    body: `${named.join('；')}${rest > 0 ? `；另有 ${rest} ${noun.slice(0, 1)}` : ''}`,
  }
}
