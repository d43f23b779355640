import { expect, test } from 'vitest'
import { goodsName, marketplaceUrl, sourcingUrl } from './goods-link.ts'

test('the sourcing search goes by picture, or by title where there is none', () => {
  const row = {
    title: 'Cat tree',
    titleZh: '猫爬架 & 猫窝',
    imageUrl: 'https://img.example.com/a.jpg?x=1&y=2',
  }
  expect(sourcingUrl(row)).toBe(
    'https://s.1688.com/youyuan/index.htm?tab=imageSearch&imageAddress=https%3A%2F%2Fimg.example.com%2Fa.jpg%3Fx%3D1%26y%3D2',
  )
  const byTitle = new URL(sourcingUrl({ ...row, imageUrl: null }))
  expect(byTitle.host).toBe('s.1688.com')
  expect(byTitle.searchParams.get('keywords')).toBe('猫爬架 & 猫窝')
  expect(goodsName({ title: 'Cat tree', titleZh: null })).toBe('Cat tree')
})

test('a script in the place of an address opens nothing', () => {
  expect(marketplaceUrl({ url: 'javascript:alert(1)' })).toBeNull()
  expect(marketplaceUrl({ url: 'https://www.temu.com/goods.html?goods_id=1' })).toContain('temu.com')
  expect(marketplaceUrl({ url: null })).toBeNull()
})
