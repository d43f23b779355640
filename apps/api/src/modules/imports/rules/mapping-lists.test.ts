import { expect, test } from 'vitest'
import { GOOD, recordOf } from './mapping.fixture.ts'

const LISTS = {
  ...GOOD,
  fields: {
    ...{ externalId: { column: 'id' }, title: { column: 'name' }, currency: { value: 'USD' } },
    price: { column: 'price' },
    skuNames: { column: 'path', stripPrefix: ['["'], stripSuffix: ['"]'], separator: '","' },
    skuPrices: { column: 'sold', separator: '|' },
    starCounts: { column: 'shop', separator: '|' },
  },
}

test('lists of variants run along each other; a list that is not there is unknown throughout', () => {
  const cells = { id: '1', name: 'a', price: '9.90', path: '["S","M"]', shop: '7|2|0|0|1' }
  const black = { id: null, stock: null }
  expect(recordOf({ ...cells, sold: '9.90|10.50' }, LISTS)).toMatchObject({
    record: {
      skus: [
        { ...black, name: 'S', price: 990 },
        { ...black, name: 'M', price: 1050 },
      ],
      starCounts: [7, 2, 0, 0, 1],
    },
  })
  expect(recordOf({ ...cells, sold: '' }, LISTS)).toMatchObject({
    record: { skus: [{ price: null }, { price: null }] },
  })
  expect(recordOf({ ...cells, sold: '9.90' }, LISTS)).toMatchObject({
    rejection: { reason: 'list_uneven', message: 'SKU 价格有 1 个，SKU 规格有 2 个，应一一对应' },
  })
})

test('sizes by their names and those in stock, of which one list will do', () => {
  const fields = {
    ...{ externalId: { column: 'id' }, title: { column: 'name' } },
    sizeNames: { column: 'path', separator: '|' },
    sizesInStock: { column: 'sold', separator: '|' },
  }
  const sizes = (path: string, sold: string, used: object = fields) => {
    const made = recordOf({ id: '1', name: 'a', path, sold }, { ...GOOD, fields: used })
    const said = 'record' in made ? made.record.sizes : undefined
    return said?.map(({ name, inStock }) => `${name} ${inStock}`)
  }
  expect(sizes('S|M', 'M|L')).toEqual(['S false', 'M true', 'L true'])
  expect(sizes('S|M', '')).toEqual(['S null', 'M null'])
  expect(sizes('', 'M')).toEqual(['M true'])
  const { sizeNames: _, ...heldOnly } = fields
  expect(sizes('S|M', 'M', heldOnly)).toEqual(['M true'])
  const { sizesInStock: __, ...neither } = { ...heldOnly }
  expect(sizes('S', 'S', neither)).toBeUndefined()
})
