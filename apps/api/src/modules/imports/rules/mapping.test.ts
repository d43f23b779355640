import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import {
  mappingForFile,
  mappingNames,
  namedMapping,
  parseMapping,
  readMapping,
} from '../files/read-mapping.ts'
import { compileMapping } from './compile-mapping.ts'
import { GOOD, KINDS, recordOf } from './mapping.fixture.ts'
import { MappingError } from './mapping-error.ts'

function problemsOf(change: object): Record<string, string> {
  try {
    parseMapping(KINDS, stringify({ ...GOOD, ...change }), 'mine.yaml')
  } catch (error) {
    if (error instanceof MappingError)
      return Object.fromEntries(error.problems.map(({ key, message }) => [key, message]))
    throw error
  }
  return {}
}
const withField = (name: string, rule: object) => ({ fields: { ...GOOD.fields, [name]: rule } })

test('a good mapping has no problem', () => expect(problemsOf({})).toEqual({}))

test.each([
  ['an unknown key', { feilds: {} }, 'feilds', '是不是想写 fields'],
  ['a missing key', { source: { name: 'x' } }, 'source.collectedAt', '必须有这个键'],
  [
    'an unknown marketplace',
    { marketplace: 'tmeu' },
    'marketplace',
    '是不是想写 temu，可用：temu、shein、aliexpress、tiktok',
  ],
  ['an unknown field', withField('prise', { column: 'p' }), 'fields.prise', '是不是想写 price'],
  [
    'an unknown option of a field',
    withField('price', { colum: 'p' }),
    'fields.price.colum',
    '是不是想写 column',
  ],
  [
    'an unknown transform',
    withField('price', { column: 'p', as: 'mony' }),
    'fields.price.as',
    '是不是想写 money',
  ],
  [
    'a transform of another kind',
    withField('price', { column: 'p', as: 'date' }),
    'fields.price.as',
    '只能用 money、undiscount',
  ],
  ['no source of a value', withField('price', {}), 'fields.price', '现在一个也没有'],
  [
    'two sources of a value',
    withField('price', { column: 'p', value: 1 }),
    'fields.price',
    '同时有 column、value',
  ],
  ['a date without quotes', { source: { name: 'x', collectedAt: 20260101 } }, 'source.collectedAt', '加引号'],
  [
    'several columns for one figure',
    withField('price', { columns: ['a', 'b'] }),
    'fields.price.columns',
    'firstOf',
  ],
  ['a choice without a table', withField('hosting', { column: 'h' }), 'fields.hosting.table', 'full、semi'],
  [
    'a choice that does not exist',
    withField('hosting', { value: 'half' }),
    'fields.hosting',
    '可用：full、semi',
  ],
  ['latest in products', { latest: { price: { column: 'p' } } }, 'latest', 'kind: history'],
  ['no id', { fields: { title: { column: 'name' } } }, 'fields.externalId', '必须有'],
  [
    'a price without currency',
    { fields: { externalId: { column: 'i' }, title: { column: 't' }, price: { column: 'p' } } },
    'fields.currency',
    '必须有币种',
  ],
  [
    'history without figures',
    { kind: 'history', fields: { externalId: { column: 'i' }, day: { column: 'd' } } },
    'fields',
    'price 或 sales',
  ],
])('%s is explained', (_what, change, key, words) => {
  expect(problemsOf(change)[key]).toContain(words)
})

test('all problems are told at once', () => {
  expect(Object.keys(problemsOf({ marketplace: 'x', kind: 'y', feilds: {} }))).toEqual(
    expect.arrayContaining(['marketplace', 'kind', 'feilds']),
  )
})

test('text that is not YAML names the line; an alias bomb and a huge file are refused', async () => {
  expect(() => parseMapping(KINDS, 'name: a\nfields: [', 'x.yaml')).toThrow('第 2 行')
  const bomb = `a: &a [1,1,1,1,1,1,1,1,1]\nb: &b [${'*a,'.repeat(9)}]\nc: &c [${'*b,'.repeat(9)}]\nd: [${'*c,'.repeat(9)}]`
  expect(() => parseMapping(KINDS, bomb, 'x.yaml')).toThrow(MappingError)
  await expect(readMapping(KINDS, '/nowhere/mine.yaml')).rejects.toThrow('找不到这个映射文件')
})

test('a name never reaches another file', () => {
  expect(() => namedMapping(KINDS, '../package')).toThrow('没有名为 ../package 的映射')
  expect(() => namedMapping(KINDS, 'temu-product')).toThrow('是不是想写 temu-products')
})

test('a column that the file lacks is explained with those it has', () => {
  const mapping = parseMapping(KINDS, stringify(GOOD), 'mine')
  const make = () =>
    compileMapping(KINDS, mapping, ['id', 'Name', 'price', 'stars', 'sold', 'path', 'shop', 'state'], {
      clock: Date.now,
    })
  expect(make).toThrow('fields.title：文件里没有列 name；是不是想写 Name')
  expect(make).toThrow('文件里的列：id、Name、price')
  expect(make).toThrow('optional: true')
  expect(() => compileMapping(KINDS, mapping, ['id'], { sampledRows: 200, clock: Date.now })).toThrow(
    '文件的前 200 行里没有列 name',
  )
})

test('what is missing is null, 0 stars are no stars, 0 sold are 0 sold', () => {
  expect(recordOf({ id: '1', name: ' 耳机 ', stars: '0', sold: '0' })).toEqual({
    line: 2,
    record: {
      marketplace: 'temu',
      externalId: '1',
      title: '耳机',
      price: null,
      score: null,
      salesTotal: 0,
      status: null,
      categoryPath: null,
      shop: null,
      seenAt: Date.UTC(2026, 0, 1),
    },
  })
})

test('a full row becomes a full record; fields that the mapping does not name stay out', () => {
  const row = recordOf({
    id: '1',
    name: 'a',
    price: '12.34',
    stars: '4.8',
    sold: '1.3K+',
    path: 'x/y',
    shop: 's',
    state: '售罄',
  })
  expect(row).toMatchObject({
    record: {
      price: { amount: 1234, currency: 'USD' },
      score: 4.8,
      salesTotal: 1300,
      categoryPath: [{ name: 'x' }, { name: 'y' }],
      shop: { name: 's' },
      status: 'sold_out',
    },
  })
  expect('record' in row && Object.keys(row.record)).not.toContain('imageUrl')
})

test.each([
  [{ name: 'a' }, 'id_missing', 'externalId'],
  [{ id: '1' }, 'text_missing', 'title'],
  [{ id: '2.41E+17', name: 'a' }, 'id_scientific', 'externalId'],
  [{ id: '1', name: 'a', price: '-1' }, 'number_negative', 'price'],
  [{ id: '1', name: 'a', state: '下架' }, 'choice_unknown', 'status'],
])('a row like %j is refused as %s in %s', (cells, reason, field) => {
  expect(recordOf(cells)).toMatchObject({ rejection: { line: 2, reason, field } })
})

test('a table is not fooled by names that every object has', () => {
  expect(recordOf({ id: '1', name: 'a', state: 'constructor' })).toHaveProperty('rejection')
})

test('every mapping of the product is sound, and its name is that of its file', () => {
  expect(mappingNames().length).toBeGreaterThanOrEqual(10)
  for (const name of mappingNames()) expect(namedMapping(KINDS, name).name).toBe(name)
})

test('a file finds its mapping by its name', () => {
  expect(mappingForFile(KINDS, 'temu_products_ca_us_2025-11.csv')?.name).toBe('temu-products')
  expect(mappingForFile(KINDS, 'aliexpress_products_us_2025-12.csv')?.name).toBe('aliexpress-category')
  expect(mappingForFile(KINDS, 'shein_categories_from_products.csv')).toBeNull()
})
