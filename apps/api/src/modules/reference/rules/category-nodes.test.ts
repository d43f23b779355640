import { describe, expect, test } from 'vitest'
import { type CategoryRowData, categoryNodes } from './category-nodes.ts'
import { type FavouriteKind, kindCode, requireKind } from './favourite-kind.ts'

const row = (id: number, name: string, more: Partial<CategoryRowData> = {}): CategoryRowData => ({
  ...{ id, name, external_id: `x${id}`, parent_id: null, name_zh: null, goods_count: 0, ...more },
})

describe('the nodes of a tree of categories', () => {
  test('are by name in the order of their characters, then by their id', () => {
    const rows = [row(1, 'b'), row(2, 'a'), row(4, 'B'), row(3, 'b', { external_id: 'x0' })]
    expect(categoryNodes(rows).map(({ id }) => id)).toEqual(['x4', 'x2', 'x0', 'x1'])
    expect(categoryNodes([row(2, 'a'), row(1, 'a')]).map(({ id }) => id)).toEqual(['x1', 'x2'])
    expect(categoryNodes([row(1, 'a'), row(2, 'a')]).map(({ id }) => id)).toEqual(['x1', 'x2'])
  })

  test('have their figures, and the id of the one above', () => {
    const below = row(2, 'b', { parent_id: 1, name_zh: '乙', goods_count: 7 })
    expect(categoryNodes([row(1, 'a'), below, row(3, 'c', { parent_id: 99 })])).toEqual([
      { id: 'x1', parentId: null, name: 'a', nameZh: null, goodsCount: 0 },
      { id: 'x2', parentId: 'x1', name: 'b', nameZh: '乙', goodsCount: 7 },
      { id: 'x3', parentId: null, name: 'c', nameZh: null, goodsCount: 0 },
    ])
  })

  test('leave out what is featured, at any depth, and keep a lower category of that name', () => {
    const rows = [
      ...[row(1, 'Featured'), row(2, 'a', { parent_id: 1 }), row(3, 'b', { parent_id: 2 })],
      ...[row(4, 'c'), row(5, 'Featured', { parent_id: 4 })],
    ]
    expect(categoryNodes(rows).map(({ id }) => id)).toEqual(['x5', 'x4'])
  })
})

describe('kinds of favourites', () => {
  const KINDS: FavouriteKind[] = ['goods', 'shop', 'creator', 'live', 'video']

  test('have the numbers that rows are stored with', () => {
    expect(KINDS.map(kindCode)).toEqual([1, 2, 3, 4, 5])
  })

  test('of creators are those of TikTok alone', () => {
    for (const kind of KINDS) expect(() => requireKind('tiktok', kind)).not.toThrow()
    for (const kind of ['goods', 'shop'] as const) expect(() => requireKind('temu', kind)).not.toThrow()
    for (const kind of ['creator', 'live', 'video'] as const)
      expect(() => requireKind('temu', kind)).toThrow(
        expect.objectContaining({
          ...{ reason: 'kind_unknown', message: '达人、直播和视频只有 TikTok 才有，请换成商品或店铺' },
        }),
      )
  })
})
