import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesQuery, pinyinInitials } from './pinyin-initials.ts'

describe('pinyinInitials', () => {
  it.each([
    ['家居厨房', 'jjcf'],
    ['女装', 'nz'],
    ['美妆个护', 'mzgh'],
    ['户外运动', 'hwyd'],
    ['手机数码', 'sjsm'],
    ['汽车用品', 'qcyp'],
    ['鞋靴箱包', 'xxxb'],
    ['宠物玩具', 'cwwj'],
    ['耳机', 'ej'],
    ['沙特阿拉伯', 'stalb'],
    ['欧洲', 'oz'],
    ['日本', 'rb'],
    ['3C 数码', '3c sm'],
  ])('%s gives %s', (text, initials) => expect(pinyinInitials(text)).toBe(initials))
})

describe('matchesQuery', () => {
  it('finds Chinese, English in any case, and initials', () => {
    expect(matchesQuery('家居厨房 Home & Kitchen', '厨房')).toBe(true)
    expect(matchesQuery('家居厨房 Home & Kitchen', 'KITCH')).toBe(true)
    expect(matchesQuery('家居厨房 Home & Kitchen', 'jjc')).toBe(true)
    expect(matchesQuery('家居厨房 Home & Kitchen', '女装')).toBe(false)
    expect(matchesQuery('家居厨房', 'xyz')).toBe(false)
  })
  it('finds every part of a text in it', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(20), fc.nat(20), (text, from, length) =>
        matchesQuery(text, text.slice(from, from + length)),
      ),
    )
  })
})
