import { describe, expect, it } from 'vitest'
import { type CascaderOption, categoryText, searchCategories } from './category-search.ts'

const TREE: CascaderOption[] = [
  {
    value: '1',
    label: '家居厨房',
    alias: 'Home & Kitchen',
    children: [
      { value: '11', label: '收纳整理', alias: 'Storage' },
      { value: '12', label: '厨房小电', alias: 'Small Appliances' },
    ],
  },
  { value: '2', label: '女装', alias: "Women's Clothing" },
]

const found = (query: string) => searchCategories(TREE, query).map(({ option }) => option.value)

describe('searchCategories', () => {
  it('searches both levels in Chinese, English and pinyin initials', () => {
    expect(found('厨房')).toEqual(['1', '12'])
    expect(found('storage')).toEqual(['11'])
    expect(found('nz')).toEqual(['11', '2'])
    expect(found('nvz')).toEqual([])
    expect(found('cfxd')).toEqual(['12'])
    expect(found('没有这个')).toEqual([])
  })
  it('stops at the given number', () => expect(searchCategories(TREE, '', 2)).toHaveLength(2))
})

describe('categoryText', () => {
  it('names the way to a category', () => {
    expect(categoryText(TREE, '12')).toBe('家居厨房 / 厨房小电')
    expect(categoryText(TREE, '2')).toBe('女装')
    expect(categoryText(TREE, '99')).toBeUndefined()
    expect(categoryText(TREE, null)).toBeUndefined()
  })
})
