import { describe, expect, test } from 'vitest'
import { compileRule, regionValue } from './compile-rule.ts'
import type { FieldSpec, Transform } from './field-spec.ts'
import type { MappingRule } from './mapping-file.ts'
import { refusalOf } from './rejected-reason.fixture.ts'

const NOW = Date.UTC(2026, 5, 1)
const spec = (as: Transform, more: Partial<FieldSpec> = {}): FieldSpec => ({
  label: '字段',
  as: [as],
  ...more,
})

/** What a rule makes of the cell `a`, or of several cells. */
function made(
  rule: MappingRule,
  cells: Record<string, string>,
  field: FieldSpec,
  currency: string | null = null,
) {
  return compileRule(rule, field, () => NOW)(cells, currency)
}
const of = (as: Transform, text: string, more: MappingRule = {}, currency: string | null = null) =>
  made({ column: 'a', ...more }, { a: text }, spec(as), currency)

describe('each transform', () => {
  test.each<[Transform, string, unknown]>([
    ['handle', '@Mia', 'Mia'],
    ['country', 'us', 211],
    ['country', 'xx', null],
    ['percent', '12.5%', 12.5],
    ['fraction', '0.125', 12.5],
    ['moment', '2026-01-02 03:04', Date.UTC(2026, 0, 2, 3, 4)],
    ['numbers', '1, ,3', [1, null, 3]],
    ['ids', 'b,a,b', ['b', 'a']],
    ['texts', ' S ,, M', ['S', '', 'M']],
    ['text', 'a  b\n c', 'a b c'],
    ['id', '12.0', '12'],
    ['id-from-url', 'https://x.example/?goods_id=7', '7'],
    ['sha1', 'Wax Stick', '4928af43296ea83fd4a505a128ffec67b89d1ac1'],
    ['url', '//x.example/a', 'https://x.example/a'],
    ['path', 'a/b', ['a/b']],
    ['list', 'a,b', ['a,b']],
    ['count', '1.3K+', 1_300],
    ['stars', '4.995', 5],
    ['currency', 'usd', 'USD'],
    ['region', '泰国', 197],
    ['date', '2026-01-02', '2026-01-02'],
    ['boolean', '是', true],
    ['boolean', '也许', null],
    ['rounded', '1K', true],
    ['rounded', '17', false],
  ])('%s makes of %s %j', (as, text, value) => {
    expect(of(as, text)).toEqual(value)
  })

  test('of money is in the currency of the row, and needs one', () => {
    expect(of('money', '5.00', {}, 'USD')).toBe(500)
    expect(of('money', '5', {}, 'JPY')).toBe(5)
    expect(of('amounts', '1.5, ,2', {}, 'USD')).toEqual([150, null, 200])
    expect(of('amount', '50000000', {}, 'USD')).toBe(5_000_000_000)
    expect(refusalOf(() => of('money', '50000000', {}, 'USD'))).toContain('number_too_large')
    for (const as of ['money', 'amount', 'amounts', 'undiscount'] as const)
      expect(refusalOf(() => of(as, '5'))).toBe('currency_missing 有价格却没有币种')
  })

  test('a price before its discount is read with the column of the discount', () => {
    const rule = { column: 'a', as: 'undiscount' as const, discount: 'd' }
    expect(made(rule, { a: '2.03', d: '-22%' }, spec('money'), 'USD')).toBe(260)
    expect(made(rule, { a: '2.03' }, spec('money'), 'USD')).toBeNull()
    expect(made({ column: 'a', as: 'undiscount' }, { a: '2.03', '': '-22%' }, spec('money'), 'USD')).toBe(260)
  })

  test('a choice is one of those of its field', () => {
    const field = spec('choice', { choices: ['full', 'semi'] })
    expect(made({ column: 'a' }, { a: 'semi' }, field)).toBe('semi')
    expect(refusalOf(() => made({ column: 'a' }, { a: 'half' }, field))).toBe(
      'choice_unknown “half” 应当是 full、semi',
    )
  })

  test('pictures of a list are addresses, and no pages', () => {
    const field = spec('list', { isPictures: true })
    const texts = 'https://a.example/1.jpg|x|https://a.example/p.html'
    expect(made({ column: 'a', separator: '|' }, { a: texts }, field)).toEqual(['https://a.example/1.jpg'])
    expect(made({ column: 'a' }, { a: 'https://a.example/1.jpg' }, field)).toEqual([
      'https://a.example/1.jpg',
    ])
    expect(made({ column: 'a' }, {}, field)).toEqual([])
  })

  test('what is none is refused by its own reason', () => {
    expect(refusalOf(() => of('currency', 'ABC'))).toBe('currency_unknown 币种不认识：“ABC”')
    expect(refusalOf(() => regionValue('Atlantis'))).toBe(
      'choice_unknown 地区不认识：“Atlantis”；可写中文名（泰国）、英文名（Thailand）、两位代码（TH）或 Temu regionId（197）',
    )
  })
})

describe('what a mapping says of a field', () => {
  test('the transform it names, else the usual one of the field, else text', () => {
    expect(of('count', '0.5', { as: 'percent' })).toBe(0.5)
    expect(made({ column: 'a' }, { a: '7' }, { label: '数', as: ['count', 'text'] })).toBe(7)
    expect(compileRule({ column: 'a' }, undefined, () => NOW)({ a: '7' }, null)).toBe('7')
  })

  test('the decimal mark', () => {
    const comma = { decimal: ',' } as const
    expect([of('count', '1.000', comma), of('percent', '1,5', comma), of('stars', '4,5', comma)]).toEqual([
      ...[1_000, 1.5, 4.5],
    ])
    expect([of('fraction', '0,5', comma), of('money', '1,50', comma, 'USD')]).toEqual([50, 150])
    expect([of('numbers', '1.000|2', { ...comma, separator: '|' })]).toEqual([[1_000, 2]])
    expect(of('amounts', '1,50|2', { ...comma, separator: '|' }, 'USD')).toEqual([150, 200])
  })

  test('that 0 is no figure', () => {
    const zero = { zeroIsNull: true }
    for (const as of ['count', 'percent', 'fraction', 'stars'] as const) {
      expect([of(as, '0', zero), of(as, '0'), of(as, '1', zero)].map((value) => value === null)).toEqual([
        ...[true, false, false],
      ])
    }
    expect(of('money', '0', zero, 'USD')).toBeNull()
    expect(of('amount', '0', zero, 'USD')).toBeNull()
    expect(of('money', '0', {}, 'USD')).toBe(0)
  })

  test('the way days are written', () => {
    expect(of('date', '02/01/2026', { format: 'dd/mm/yyyy' })).toBe('2026-01-02')
    expect(of('moment', '1767312000', { format: 'epoch-s' })).toBe(Date.UTC(2026, 0, 2))
    expect(refusalOf(() => of('date', '2026-06-03'))).toContain('date_out_of_range')
    expect(refusalOf(() => of('moment', '2026-06-03'))).toContain('date_out_of_range')
  })

  test('what parts a list', () => {
    const bar = { separator: '|' }
    expect(of('list', 'a|b', bar)).toEqual(['a', 'b'])
    expect(of('path', 'a|b', bar)).toEqual(['a', 'b'])
    expect(of('ids', '1|2', bar)).toEqual(['1', '2'])
    expect(of('texts', 'S|M', bar)).toEqual(['S', 'M'])
  })

  test('that several columns are one text, list or path', () => {
    const columns = ['a', 'b', 'c']
    const cells = { a: 'x', c: 'z' }
    expect(made({ columns }, cells, spec('path'))).toEqual(['x', 'z'])
    expect(made({ columns }, cells, spec('list'))).toEqual(['x', 'z'])
    expect(made({ columns }, cells, spec('sha1'))).toBe(made({ columns }, { a: 'x', b: 'z' }, spec('sha1')))
    expect(made({ columns }, cells, spec('text'))).toBe('x')
  })

  test('a value that is the same in each row', () => {
    expect(made({ value: 'USD' }, {}, spec('currency'))).toBe('USD')
    expect(made({ value: 7 }, { '': '9' }, spec('count'))).toBe(7)
    expect(made({ value: false }, {}, spec('boolean'))).toBe(false)
  })
})

describe('a cell', () => {
  test('is read without spaces around it; an empty one is missing', () => {
    expect(of('text', '  a  ')).toBe('a')
    expect([of('text', '  '), made({ column: 'a' }, {}, spec('text'))]).toEqual([null, null])
    for (const as of ['list', 'ids', 'texts'] as const) expect(of(as, ' ')).toEqual([])
    for (const as of ['numbers', 'path', 'sha1'] as const) expect(of(as, ' ')).toBeNull()
    expect(of('texts', `${'x'.repeat(201)},y`)).toEqual(['x'.repeat(200), 'y'])
  })

  test('that is written as nothing is missing', () => {
    expect(['-', 'N/A', ' N/A '].map((text) => of('text', text, { nullIf: ['-', 'N/A'] }))).toEqual([
      ...[null, null, null],
    ])
    expect(of('text', '--', { nullIf: ['-'] })).toBe('--')
  })

  test('loses what stands before and behind it, once each', () => {
    expect(of('text', 'US $ 5 USD', { stripPrefix: ['US', '$'], stripSuffix: ['USD'] })).toBe('5')
    expect(of('text', '$$5', { stripPrefix: ['$'] })).toBe('$5')
    expect(of('text', '5%%', { stripSuffix: ['%'] })).toBe('5%')
    expect(of('text', '5$', { stripPrefix: ['$'] })).toBe('5$')
    expect(of('text', '$', { stripPrefix: ['$'] })).toBeNull()
  })

  test('is translated by a table, and refused when it is not in it', () => {
    const table = { 在售: 'on_sale', 下架: 0, '': 'x' }
    expect(of('text', '在售', { table })).toBe('on_sale')
    expect(of('count', '下架', { table })).toBe(0)
    expect(refusalOf(() => of('text', '售罄', { table }))).toBe(
      'choice_unknown “售罄” 不在对照表里（在售、下架、）',
    )
    expect(refusalOf(() => of('text', 'toString', { table }))).toContain('choice_unknown')
    expect(of('text', '(在售)', { table, stripPrefix: ['('], stripSuffix: [')'] })).toBe('on_sale')
  })
})

describe('the first of several rules', () => {
  const first = (as: Transform, cells: Record<string, string>) =>
    made({ firstOf: [{ column: 'a' }, { column: 'b', separator: '|' }] }, cells, spec(as))

  test('that has a figure counts, 0 too', () => {
    expect(first('count', { a: '0', b: '5' })).toBe(0)
    expect(first('count', { b: '5' })).toBe(5)
    expect(first('count', {})).toBeNull()
  })

  test('an empty list has none', () => {
    expect(first('list', { a: ' ', b: 'x|y' })).toEqual(['x', 'y'])
    expect(first('list', {})).toBeNull()
  })
})
