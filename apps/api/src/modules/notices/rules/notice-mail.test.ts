import { expect, test } from 'vitest'
import { MOST_LISTED, noticeMail } from './notice-mail.ts'

const notices = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    title: `第 ${n + 1} 条`,
    body: '降价',
    page: n === 0 ? null : '/buy',
  }))

test.each([
  [1, false, '第 1 条'],
  [1, true, '每日汇总：第 1 条'],
  [2, false, '2 条新消息'],
  [12, true, '每日汇总：12 条新消息'],
])('%i notices, a summary: %s', (count, isDigest, subject) => {
  expect(noticeMail(notices(count), isDigest).subject).toBe(subject)
})

test.each([
  [MOST_LISTED - 1, MOST_LISTED - 1, 0],
  [MOST_LISTED, MOST_LISTED, 0],
  [MOST_LISTED + 1, MOST_LISTED, 1],
])('of %i notices %i are listed and %i are behind the link', (count, listed, more) => {
  const mail = noticeMail(notices(count), true)
  expect([mail.items.length, mail.more]).toEqual([listed, more])
  expect(mail.items[0]).toEqual({ title: '第 1 条', body: '降价', path: null })
})
