import { expect, it } from 'vitest'
import { partnersOf, pictureOf, textOf } from './dictionary.ts'

const entries = [
  { key: 'beian', value: ' 粤ICP备00000000号 ' },
  { key: 'customer', value: 'https://cdn.example.com/qr.png' },
  { key: 'user_group', value: 'javascript:alert(1)' },
  { key: 'mpweixin', value: null },
  {
    key: 'seo_link',
    value: '跨境导航|https://example.com/\n坏的 javascript:alert(1)\n物流 查询 https://example.org/a',
  },
]

it('gives texts and pictures that are set, and no address that runs', () => {
  expect(textOf(entries, 'beian')).toBe('粤ICP备00000000号')
  expect(pictureOf(entries, 'customer')).toBe('https://cdn.example.com/qr.png')
  expect(pictureOf(entries, 'user_group')).toBeUndefined()
  expect(pictureOf(entries, 'mpweixin')).toBeUndefined()
})

it('reads partner links line by line', () => {
  expect(partnersOf(entries)).toEqual([
    { name: '跨境导航', href: 'https://example.com/' },
    { name: '物流 查询', href: 'https://example.org/a' },
  ])
  expect(partnersOf([])).toEqual([])
})
