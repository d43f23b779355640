import { expect, it } from 'vitest'
import { type RefundPreview, refundText } from './refund-text.ts'

const NOW = Date.parse('2026-11-26T10:00:00+08:00')
const DAY_MS = 86_400_000
const text = (about: Partial<RefundPreview>) =>
  refundText(
    {
      ...{ fen: 1, commissionFen: 0, takenMs: 0 },
      before: { vip_type: 'year', vipExpire: NOW + 400 * DAY_MS },
      after: { vip_type: 'year', vipExpire: NOW + 400 * DAY_MS },
      ...about,
    },
    NOW,
  )

it('says the days that are taken, the tier that is left and its end', () => {
  expect(text({})).toBe('不收回会员时长')
  const later = { vip_type: 'year', vipExpire: NOW + 39 * DAY_MS } as const
  expect(text({ takenMs: 361 * DAY_MS, after: later })).toBe('将收回 361 天，有效期至 2027-01-04')
  expect(text({ takenMs: DAY_MS, after: later })).toContain('将收回 1 天')
  expect(text({ takenMs: DAY_MS - 1, after: later })).toContain('将收回不足 1 天')
  const month = { vip_type: 'month', vipExpire: NOW + 20 * DAY_MS } as const
  expect(text({ takenMs: 380 * DAY_MS, after: month })).toBe(
    '将收回 380 天，等级由个人年卡变为个人月卡，有效期至 2026-12-16',
  )
  expect(text({ takenMs: 400 * DAY_MS, after: { vip_type: 'year', vipExpire: NOW } })).toBe(
    '将收回 400 天，会员随即结束',
  )
  expect(text({ after: { vip_type: 'month', vipExpire: null } })).toContain('不收回天数，等级由个人年卡')
})
