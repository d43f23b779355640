import { describe, expect, it } from 'vitest'
import { isErpAccount, vipName, vipRemaining, vipRemainingExact, vipRemainingPhrase } from './user.ts'

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

  it('is a phrase beside the name: what is over or has no end is not said to be left', () => {
    expect([now - 1, now, now + 30 * DAY, null].map((expire) => vipRemainingPhrase(expire, now))).toEqual([
      '已过期',
      '剩余 0天0小时',
      '剩余 30天0小时',
      '长期有效',
    ])
  })
})

it('names every membership, and an unknown one 定制', () => {
  const names = {
    ...{ general: '普通会员', month: '个人月卡', bannian: '个人半年卡', year: '个人年卡' },
    ...{ green_drill: '绿钻', blue_drill: '蓝钻', gold_drill: '金钻', black_drill: '黑钻', yqyy: '定制' },
  }
  for (const [type, name] of Object.entries(names)) expect(vipName(type)).toBe(name)
  expect(vipName('platinum')).toBe('定制')
  expect(vipName('toString')).toBe('定制')
})

it('knows the account of a host client by its mobile', () => {
  expect(isErpAccount({ mobile: '13800138000' })).toBe(false)
  expect(isErpAccount({ mobile: 'erp_8842' })).toBe(true)
  expect(isErpAccount({ mobile: '' })).toBe(false)
})
