import type { components } from '@haixuan/api-sdk'

type NewsKind = components['schemas']['NewsKind']

/** Kinds of news, as readers know them. */
export const NEWS_KINDS: Readonly<Record<NewsKind, string>> = {
  notice: '平台公告',
  policy: '政策',
  industry: '行业',
  calendar: '活动日历',
}

/** Whether a text of the address names a kind. */
export const isNewsKind = (text: unknown): text is NewsKind =>
  typeof text === 'string' && Object.hasOwn(NEWS_KINDS, text)
