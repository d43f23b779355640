import { describe, expect, test } from 'vitest'
import { compileMapping } from './compile-mapping.ts'
import { currencyOf, needField, refuseRow } from './field-values.ts'
import { fileKey } from './import-job.ts'
import { everyKind, kindWith } from './import-kind.fixture.ts'
import { MappingError } from './mapping-error.ts'
import { columnsOf, type MappingFile } from './mapping-file.ts'
import { refusalOf } from './rejected-reason.fixture.ts'
import { categoryOf, timeOf } from './row-values.ts'

const rules = kindWith({
  fields: {
    title: { label: '标题', as: ['text'] },
    price: { label: '价格', as: ['money'] },
    currency: { label: '币种', as: ['currency'] },
    sold: { label: '销量', as: ['count'] },
  },
  latest: { price: { label: '最新价格', as: ['money'] }, currency: { label: '币种', as: ['currency'] } },
})
const KINDS = everyKind(rules)
const FILE: MappingFile = {
  ...{ name: 'mine', title: '我的', kind: 'products', marketplace: 'temu' },
  source: { name: '店', collectedAt: '2026-01-01' },
  fields: {
    price: { column: 'p', discount: 'off' },
    title: { column: 't' },
    sold: { column: 's', optional: true },
    currency: { column: 'c' },
  },
}
const COLUMNS = ['p', 'off', 't', 'c']
const compiled = (more: Partial<MappingFile> = {}, columns = COLUMNS) =>
  compileMapping(KINDS, { ...FILE, ...more }, columns, { clock: () => 0 })
const LATEST = { latest: { price: { column: 'lp' } } }

describe('a compiled mapping', () => {
  test('has its fields with their names for people, the currency first', () => {
    expect(compiled().fields.map(({ part, name, label, columns }) => [part, name, label, columns])).toEqual([
      ['fields', 'currency', '币种', ['c']],
      ['fields', 'price', '价格', ['p', 'off']],
      ['fields', 'title', '标题', ['t']],
      ['fields', 'sold', '销量', ['s']],
    ])
    const latest = compiled(LATEST, [...COLUMNS, 'lp']).fields.at(-1)
    expect(latest).toMatchObject({ part: 'latest', name: 'price', label: '最新价格', columns: ['lp'] })
  })

  test('calls a field that its kind does not know by its own name', () => {
    const [field] = compiled({ fields: { other: { column: 't' } } }).fields
    expect(field?.label).toBe('other')
    expect(field?.make({ t: 'x' }, null)).toBe('x')
  })

  test('makes the values of a row, amounts in its currency', () => {
    expect(compiled().map({ line: 4, cells: { p: '5', t: 'x', c: 'JPY', s: '2' } })).toEqual({
      ...{ line: 4, latest: null },
      fields: { currency: 'JPY', price: 5, title: 'x', sold: 2 },
    })
  })

  test('has the latest figures apart, in their own currency or that of the row', () => {
    const cells = { p: '5', t: 'x', c: 'JPY', lp: '7' }
    expect(compiled(LATEST, [...COLUMNS, 'lp']).map({ line: 4, cells })).toMatchObject({
      ...{ fields: { price: 5 }, latest: { price: 7 } },
    })
    const own = { latest: { price: { column: 'lp' }, currency: { value: 'USD' } } }
    expect(compiled(own, [...COLUMNS, 'lp']).map({ line: 4, cells })).toMatchObject({
      ...{ fields: { price: 5 }, latest: { currency: 'USD', price: 700 } },
    })
    expect(compiled({ latest: {} }).map({ line: 4, cells })).toMatchObject({ latest: {} })
  })

  test('tells of a row that could not be read what was wrong with it', () => {
    const broken = { reason: 'column_count' as const, message: '列数不符' }
    expect(compiled().map({ line: 9, broken })).toEqual({
      line: 9,
      rejection: { line: 9, field: null, column: null, ...broken },
    })
  })

  test('refuses a row with a cell that the file says is wrong, if it reads the cell', () => {
    const row = { line: 3, cells: { p: '5', t: 'x', c: 'JPY' } }
    expect(compiled().map({ ...row, faults: { off: '公式没有结果' } })).toEqual({
      line: 3,
      rejection: {
        ...{ line: 3, field: 'price', column: 'off', reason: 'cell_unreadable', message: '公式没有结果' },
      },
    })
    expect(compiled().map({ ...row, faults: { other: '公式没有结果' } })).toMatchObject({
      fields: { price: 5 },
    })
  })

  test('refuses a row by its field and the column that has the cell', () => {
    const refused = (cells: Record<string, string>) => compiled().map({ line: 3, cells })
    expect(refused({ p: '-5', t: 'x', c: 'JPY' })).toEqual({
      line: 3,
      rejection: {
        ...{ line: 3, field: 'price', column: 'p', reason: 'number_negative', message: '不能是负数：“-5”' },
      },
    })
    const value = compiled({ fields: { sold: { value: 'x' } } }).map({ line: 3, cells: {} })
    expect(value).toMatchObject({ rejection: { field: 'sold', column: null } })
    const second = compiled({ fields: { sold: { columns: ['p', 't'] } } }).map({ line: 3, cells: { t: 'x' } })
    expect(second).toMatchObject({ rejection: { column: 't' } })
  })

  test('does not hide a fault of the program', () => {
    const clock = () => {
      throw new TypeError('no clock')
    }
    const file = { ...FILE, fields: { day: { column: 't', as: 'date' as const } } }
    const mapping = compileMapping(KINDS, file, COLUMNS, { clock })
    expect(() => mapping.map({ line: 1, cells: { t: '2026-01-01' } })).toThrow(TypeError)
  })
})

describe('columns that a file lacks', () => {
  const problems = (
    columns: string[],
    sampledRows: number | null = null,
    more: Partial<MappingFile> = {},
  ) => {
    try {
      compileMapping(KINDS, { ...FILE, ...more }, columns, { sampledRows, clock: () => 0 })
    } catch (error) {
      if (error instanceof MappingError) return error.problems.map(({ key, message }) => `${key}：${message}`)
      throw error
    }
    return []
  }

  test('are told by the field, then those that there are and the way out', () => {
    expect(problems(['p', 't', 'cc'])).toEqual([
      'fields.price：文件里没有列 off',
      'fields.currency：文件里没有列 c；是不是想写 p',
      '：文件里的列：p、t、cc',
      '：可以没有的列，请给它的字段加 optional: true',
    ])
  })

  test('of the first rows may come later', () => {
    expect(problems(['p', 'off', 't'], 200)).toEqual([
      'fields.currency：文件的前 200 行里没有列 c；是不是想写 p',
      '：文件里的列：p、off、t',
      '：可以没有或后面才出现的列，请给它的字段加 optional: true',
    ])
  })

  test('are looked for in the latest figures too', () => {
    expect(problems(COLUMNS, null, LATEST)[0]).toContain('latest.price：文件里没有列 lp')
    expect(problems([...COLUMNS, 'lp'], null, LATEST)).toEqual([])
  })

  test('of an optional field are none', () => {
    expect(problems(COLUMNS)).toEqual([])
  })
})

test('the columns of a rule are those of all its parts; an optional one needs none', () => {
  const rule = { firstOf: [{ column: 'a' }, { columns: ['b', 'c'], optional: true }], discount: 'd' }
  expect(columnsOf(rule)).toEqual(['d', 'a', 'b', 'c'])
  expect(columnsOf(rule, true)).toEqual(['d', 'a'])
  expect(columnsOf({ ...rule, optional: true }, true)).toEqual([])
  expect(columnsOf({ ...rule, optional: true })).toEqual(['d', 'a', 'b', 'c'])
  expect(columnsOf({ value: 1 })).toEqual([])
})

test('a mapping that cannot be used says each problem on its own line', () => {
  const error = new MappingError('mine', [
    { key: 'fields.a', message: '错' },
    { key: '', message: '全错' },
  ])
  expect(error.message).toBe('映射 mine 不能使用：\n  fields.a：错\n  全错')
  expect(error.name).toBe('MappingError')
})

test('a row may need a field, and is refused with the name of the reason', () => {
  expect(refusalOf(() => needField({ id: '1' }, 'id', 'id_missing'))).toBe('accepted')
  expect(refusalOf(() => needField({ sold: 0 }, 'sold', 'id_missing'))).toBe('accepted')
  for (const fields of [{}, { id: null }])
    expect(refusalOf(() => needField(fields, 'id', 'id_missing'))).toBe('id_missing 缺少商品 ID')
  expect(() => refuseRow('day', 'day_missing')).toThrow(
    expect.objectContaining({ field: 'day', reason: 'day_missing', message: '缺少日期' }),
  )
})

test('the currency of a row is its own, that of the latest figures first', () => {
  expect(currencyOf({ currency: 'USD' }, { currency: 'JPY' })).toBe('JPY')
  expect(currencyOf({ currency: 'USD' }, {})).toBe('USD')
  expect(currencyOf({ currency: 'USD' })).toBe('USD')
  expect([currencyOf({}), currencyOf({ currency: null }), currencyOf({ currency: 5 })]).toEqual([
    ...[null, null, null],
  ])
})

test('a category has the id at its last step', () => {
  expect(categoryOf({ category: ['A', 'B'], categoryId: '7' })).toEqual([
    { name: 'A' },
    { id: '7', name: 'B' },
  ])
  expect(categoryOf({ category: ['A'], categoryId: null })).toEqual([{ name: 'A' }])
  expect([
    categoryOf({}),
    categoryOf({ category: [] }),
    categoryOf({ category: null, categoryId: '7' }),
  ]).toEqual([...[null, null, null]])
})

test('a time is that of a moment, or midnight UTC of a day', () => {
  expect([timeOf(5), timeOf('2026-01-02')]).toEqual([5, Date.UTC(2026, 0, 2)])
})

test('the number of a file is made of the beginning of its hash, and is exact', () => {
  expect(fileKey(`${'0'.repeat(11)}1f${'f'.repeat(51)}`)).toBe(31)
  expect(fileKey('f'.repeat(64))).toBe(2 ** 52 - 1)
})
