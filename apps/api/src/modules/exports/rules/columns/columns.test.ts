import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pickColumns } from '../pick-columns.ts'
import type { ListColumns } from './catalog.ts'
import { CREATOR_COLUMNS, CREATOR_RANK_COLUMNS } from './creator-columns.ts'
import { FAVOURITE_COLUMNS } from './favourite-columns.ts'
import { GOODS_COLUMNS, type GoodsExtra } from './goods-columns.ts'
import { LISTING_COLUMNS, LISTING_TOOL_COLUMNS } from './listing-columns.ts'
import { LIVE_COLUMNS, LIVE_GOODS_COLUMNS, VIDEO_COLUMNS } from './live-columns.ts'
import { RANK_COLUMNS } from './rank-columns.ts'
import { SHOP_COLUMNS, SHOP_RANK_COLUMNS } from './shop-columns.ts'
import { TEMU_COLUMNS } from './temu-columns.ts'

const EXAMPLES = new URL('../../../../../../../openapi/examples/', import.meta.url)
type Row = Record<string, unknown>

/** Rows of an example of the contract. */
function rowsOf(example: string): readonly Row[] {
  const { value } = JSON.parse(readFileSync(new URL(example, EXAMPLES), 'utf8')) as {
    value: { data: { rows: readonly Row[] } }
  }
  return value.data.rows
}

const extra: GoodsExtra = {
  ...{ source: '卖家导入', collectedAt: 1_795_000_000_000 },
  images: ['https://img.example/1.jpg', 'https://img.example/2.jpg'],
  firstSeenAt: '2026-03-04',
  category: { names: 'Home/Storage', namesZh: '家居/收纳' },
  eur: 1_234,
  shop: null,
}

const LISTS: readonly [name: string, list: unknown, example: string][] = [
  ['goods', GOODS_COLUMNS, 'goods-page.json'],
  ['goods-rank', RANK_COLUMNS, 'goods-rank.json'],
  ['shops', SHOP_COLUMNS, 'shops-page.json'],
  ['shop-rank', SHOP_RANK_COLUMNS, 'shop-ranks.json'],
  ['creators', CREATOR_COLUMNS, 'creators-page.json'],
  ['creator-rank', CREATOR_RANK_COLUMNS, 'creator-ranks.json'],
  ['lives', LIVE_COLUMNS, 'lives-page.json'],
  ['live-goods', LIVE_GOODS_COLUMNS, 'live-goods-ranks.json'],
  ['videos', VIDEO_COLUMNS, 'videos-page.json'],
  ['favourites', FAVOURITE_COLUMNS, 'favourites.json'],
  ['listings', LISTING_COLUMNS, 'listings.json'],
  ['temu-31', { all: { all: TEMU_COLUMNS }, cells: {}, quality: [] }, 'goods-page.json'],
  ['listing-7', { all: { all: LISTING_TOOL_COLUMNS }, cells: {}, quality: [] }, 'listings.json'],
]

/**
 * People read these files with formulas and programs of their own: a heading, an order or a form of a value that changes
 * must be meant. `vitest -u` writes what it is now.
 */
test.each(LISTS)(
  'a file of %s has the columns and values of its golden file',
  async (name, list, example) => {
    const rows = rowsOf(example)
    const columns = pickColumns(list as ListColumns<Row, GoodsExtra>, {
      columnSet: 'all',
      columns: [],
      params: {},
    })
    const lines = columns.map(({ text, type, market, value }) => {
      const written = rows.flatMap((row) => [value(row, extra), value(row, undefined)])
      return `${text} · ${type}${market ? ' · market' : ''} · ${written.map((one) => JSON.stringify(one)).join(' ')}`
    })
    const { cells } = list as ListColumns
    const text = [
      ...lines,
      '',
      ...Object.entries(cells).map(([cell, stands]) => `${cell}: ${stands.join(' ')}`),
    ]
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`./golden/${name}.txt`)
  },
)
