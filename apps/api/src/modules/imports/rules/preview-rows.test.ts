import { expect, test } from 'vitest'
import { compileMapping } from './compile-mapping.ts'
import { addSamples, type FieldSamples } from './field-samples.ts'
import type { FieldValues } from './field-values.ts'
import { everyKind, kindWith } from './import-kind.fixture.ts'
import type { MappingFile } from './mapping-file.ts'
import { previewRows, resultText } from './preview-rows.ts'
import { readyRow } from './ready-row.ts'
import { RejectedCell } from './rejected-cell.ts'

/** A kind of which a row is its title; one without a title is refused. */
const kind = kindWith({
  fields: {
    title: { label: '标题', as: ['text'] },
    price: { label: '价格', as: ['money'] },
    currency: { label: '币种', as: ['currency'] },
    region: { label: '地区', as: ['region'] },
  },
  latest: null,
  recordOf: (fields) => {
    if (fields['title'] === null) throw new RejectedCell('text_missing', '缺少标题', 'title')
    if (fields['title'] === 'bug') throw new TypeError('bug')
    return fields
  },
  currencyIn: (fields: FieldValues) => ({
    regionId: Number(fields['region']),
    currency: String(fields['currency']),
  }),
})

const file: MappingFile = {
  ...{ name: 'mine', title: '我的', kind: 'products', marketplace: 'temu' },
  source: { name: '店', collectedAt: '2026-01-01' },
  fields: {
    price: { column: 'p' },
    title: { column: 't' },
    currency: { column: 'c' },
    region: { value: 'TH' },
  },
}
const mapping = compileMapping(everyKind(kind), file, ['p', 't', 'c'], {
  clock: () => 0,
})
const row = (p: string | null, t: string | null, c: string | null) => ({ p, t, c })

test('a preview counts the rows that would be stored, and says of the others why they would not', () => {
  const preview = previewRows(kind, mapping, [
    row('5', 'a', 'THB'),
    row('-5', 'b', 'THB'),
    row('5', '', 'THB'),
    row('5', 'd', 'USD'),
  ])
  expect(preview.accepted).toBe(2)
  expect(preview.rejections).toEqual([
    { line: 2, field: 'price', column: 'p', reason: 'number_negative', message: '不能是负数：“-5”' },
    { line: 3, field: 'title', column: null, reason: 'text_missing', message: '缺少标题' },
  ])
  expect(preview.regions.sentences()).toEqual([expect.stringContaining('有 1 行写的是 USD')])
})

test('a preview shows of each field what it reads, refused cells too', () => {
  const { samples } = previewRows(kind, mapping, [row('5', 'a', 'JPY'), row('x', null, 'USD')])
  const shown = Object.fromEntries([...samples].map(([{ name }, found]) => [name, found]))
  expect(shown).toEqual({
    currency: [
      { cells: ['JPY'], result: 'JPY', fault: null },
      { cells: ['USD'], result: 'USD', fault: null },
    ],
    price: [
      { cells: ['5'], result: 5, fault: null },
      { cells: ['x'], result: null, fault: '不是数字：“x”' },
    ],
    title: [{ cells: ['a'], result: 'a', fault: null }],
    region: [
      { cells: [], result: 197, fault: null },
      { cells: [], result: 197, fault: null },
    ],
  })
})

test('three rows of each field are shown, and the currency is read in each row', () => {
  const samples: FieldSamples = new Map(mapping.fields.map((field) => [field, []]))
  for (const [p, c] of [
    ['1', 'JPY'],
    ['2', 'JPY'],
    [null, 'JPY'],
    [null, 'JPY'],
    ['3', 'USD'],
    ['4', 'USD'],
  ])
    addSamples(samples, { ...(p ? { p } : {}), c: c ?? '' })
  const shown = Object.fromEntries(
    [...samples].map(([{ name }, found]) => [name, found.map(({ result }) => result)]),
  )
  expect(shown).toEqual({
    currency: ['JPY', 'JPY', 'JPY'],
    price: [1, 2, 300],
    title: [],
    region: [197, 197, 197],
  })
})

test('a field of which one of its cells is there is shown, with the other missing', () => {
  const two = compileMapping(
    everyKind(kind),
    { ...file, fields: { title: { columns: ['p', 't'] } } },
    ['p', 't'],
    { clock: () => 0 },
  )
  const { samples } = previewRows(kind, two, [row(null, 'a', null), row(null, null, null)])
  expect([...samples.values()]).toEqual([[{ cells: [null, 'a'], result: 'a', fault: null }]])
})

test('a fault of the program is not taken for one of the row', () => {
  expect(() => previewRows(kind, mapping, [row('5', 'bug', 'THB')])).toThrow(TypeError)
  const [field] = mapping.fields
  const broken = {
    ...field,
    make: () => {
      throw new TypeError('bug')
    },
  } as never
  expect(() => addSamples(new Map([[broken, []]]), { c: 'x' })).toThrow(TypeError)
})

test('a row that was refused before stays refused as it was', () => {
  const rejection = { line: 7, field: null, column: null, reason: 'bad_json', message: 'x' } as const
  expect(readyRow(kind, { line: 7, rejection }, file)).toEqual({ line: 7, rejection })
})

test('a result is shown as text, a region by its name, and a list with its parts apart', () => {
  const text = (name: string, value: Parameters<typeof resultText>[1]) =>
    resultText({ ...mapping.fields[0], name } as never, value)
  expect(text('region', 197)).toBe('泰国（197）')
  expect(text('sold', 197)).toBe('197')
  expect([text('tags', ['a', 'b']), text('tags', []), text('is', false), text('sold', 0)]).toEqual([
    ...['a / b', '', 'false', '0'],
  ])
  expect(text('region', null)).toBeNull()
  expect(text('region', 'x')).toBe('x')
})
