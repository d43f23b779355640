import { stringify } from 'yaml'
import { IMPORT_PARTS } from '../../../import-parts.ts'
import { GOODS_IMPORTS } from '../../goods/store/imports/goods-imports.ts'
import { parseMapping } from '../files/read-mapping.ts'
import { compileMapping } from './compile-mapping.ts'
import type { MappingFile } from './mapping-file.ts'
import { readyRow } from './ready-row.ts'

/** The kinds as the site has them: the engine has none of its own. */
export const KINDS = IMPORT_PARTS.kinds

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
  const mapping: MappingFile = parseMapping(KINDS, stringify(file), 'mine')
  const mapped = compileMapping(KINDS, mapping, COLUMNS, { clock: Date.now }).map({ line: 2, cells })
  return readyRow(GOODS_IMPORTS.products, mapped, mapping)
}
