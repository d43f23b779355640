import type { components } from '@haixuan/api-sdk/schema'
import { ALERT_WORDS, type AlertKind } from './alert-rule.ts'

type Match = components['schemas']['AlertMatch']

function moneyText(minor: number, currency: string): string {
  const style = new Intl.NumberFormat('zh-CN', { style: 'currency', currency })
  return style.format(minor / 10 ** (style.resolvedOptions().maximumFractionDigits ?? 2))
}

function figures({ before, after, currency }: Match): string {
  if (before === null || after === null) return ''
  if (currency !== null) return ` ${moneyText(before, currency)} → ${moneyText(after, currency)}`
  return ` 日销 ${before.toLocaleString('zh-CN')} → ${after.toLocaleString('zh-CN')}`
}

/** What a notice says: the view and how many, then the first of them with figures. */
export function noticeText(
  viewName: string,
  kind: AlertKind,
  matches: readonly Match[],
  count: number,
  /** yyyy-mm-dd. */
  day: string,
): { title: string; body: string } {
  const named = matches
    .slice(0, 3)
    .map((match) => `${(match.titleZh ?? match.title).slice(0, 60)}${figures(match)}`)
  const rest = count - named.length
  return {
    title: `${viewName}：${count} 个商品${ALERT_WORDS[kind]}（${day.slice(5)}）`,
    body: `${named.join('；')}${rest > 0 ? `；另有 ${rest} 个` : ''}`,
  }
}
