import { stringify } from 'yaml'
import { parseMapping } from '../files/read-mapping.ts'
import { compileMapping } from './compile-mapping.ts'
import { readyRow } from './goods-of-row.ts'
import type { MappingFile } from './mapping-file.ts'

/** A sound mapping; tests change one line of it. */
export const GOOD = {
  name: 'mine',
  title: '我的导出',
  kind: 'products',
  marketplace: 'temu',
  source: { name: '我的店', collectedAt: '2026-01-01' },
  fields: {
    externalId: { column: 'id' },
    title: { column: 'name' },
    currency: { value: 'USD' },
    price: { column: 'price' },
    score: { column: 'stars', zeroIsNull: true },
    soldTotal: { column: 'sold' },
    category: { column: 'path', separator: '/' },
    shopName: { column: 'shop' },
    status: { column: 'state', table: { 在售: 'on_sale', 售罄: 'sold_out' } },
  },
}
const COLUMNS = ['id', 'name', 'price', 'stars', 'sold', 'path', 'shop', 'state']

/** What a row of cells becomes. */
export function recordOf(cells: Record<string, string>, file: object = GOOD) {
  const mapping = parseMapping(stringify(file), 'mine') as MappingFile
  return readyRow(compileMapping(mapping, COLUMNS, { clock: Date.now }).map({ line: 2, cells }), mapping)
}
