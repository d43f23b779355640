import { describe, expect, it } from 'vitest'
import { isErpAccount, vipName, vipRemaining, vipRemainingExact } from './user.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const now = 1_800_000_000_000

describe('remaining membership', () => {
  it.each([
    [now - 1, '已过期', '已过期'],
    [now, '0小时', '0天0小时'],
    [now + 5 * HOUR + 1, '5小时', '0天5小时'],
    [now + DAY - 1, '23小时', '0天23小时'],
    [now + DAY, '2天', '1天0小时'],
    [now + 30 * DAY + 7 * HOUR, '31天', '30天7小时'],
  ])('%d: header %s, dialog %s', (expire, header, dialog) => {
    expect(vipRemaining(expire, now)).toBe(header)
    expect(vipRemainingExact(expire, now)).toBe(dialog)
  })

  it('says nothing of a membership that never ends', () => {
    expect(vipRemaining(null, now)).toBe('')
    expect(vipRemainingExact(null, now)).toBe('长期有效')
  })
})

it('names every membership, and an unknown one 定制', () => {
  expect(['general', 'month', 'bannian', 'year', 'green_drill', 'black_drill', 'yqyy'].map(vipName)).toEqual([
    '普通会员',
    '个人月卡',
    '个人半年卡',
    '个人年卡',
    '绿钻',
    '黑钻',
    '定制',
  ])
  expect(vipName('platinum')).toBe('定制')
  expect(vipName('toString')).toBe('定制')
})

it('knows the account of a host client by its mobile', () => {
  expect(isErpAccount({ mobile: '13800138000' })).toBe(false)
  expect(isErpAccount({ mobile: 'erp_8842' })).toBe(true)
  expect(isErpAccount({ mobile: '' })).toBe(false)
})
