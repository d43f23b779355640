import { expect, test } from 'vitest'
import { addElements } from '../../commands/change-elements.ts'
import type { LabelDocument } from '../../document/label-document.ts'
import { newBarcode, newDocument, newImage, newText } from '../../document/new-document.ts'
import type { DataTable } from '../data/data-table.ts'
import { batchLabels, checkCount, countLabels } from './batch-labels.ts'
import { documentFields } from './document-fields.ts'
import { guessMapping, rowRecord } from './field-mapping.ts'
import { checkRows } from './row-faults.ts'

const NOW = Date.UTC(2026, 10, 21)
let next = 0

function label(): LabelDocument {
  const document = newDocument(() => `id-${++next}`)
  const barcode = { ...newBarcode('b', '{{sku}}'), format: 'ean13' as const }
  const text = {
    ...newText('t', '{{productName}} {{serial|SN-001}} {{date}}'),
    width: 4_200,
    height: 400,
    fontSize: 300,
  }
  return addElements(document.pages[0]?.id ?? '', [barcode, text])(document)
}

const table = (columns: string[], ...rows: string[][]): DataTable => ({
  columns,
  rows: rows.map((cells, at) => ({ line: at + 2, cells })),
})

const faultsOf = (data: DataTable, copies = { kind: 'fixed' as const, count: 1 }) => {
  const document = label()
  const mapping = guessMapping(documentFields(document), data.columns)
  return [...checkRows({ document, table: data, mapping, copies, now: NOW })].flat()
}

test('a label asks for its fields once each; dates, serials and what is hidden ask for nothing', () => {
  const document = label()
  const page = document.pages[0]?.id ?? ''
  const more = addElements(page, [
    { ...newText('h', '{{hidden}}'), isHidden: true },
    { ...newImage('i', 'x', 100, 100), field: '条码图' },
    newText('t2', '{{sku}}'),
  ])(document)
  expect(documentFields(more).map(({ name, kinds }) => [name, [...kinds]])).toEqual([
    ['sku', ['barcode', 'text']],
    ['productName', ['text']],
    ['条码图', ['image']],
  ])
})

test('columns are found by their name, by names of the trade, and by likeness', () => {
  const fields = ['sku', 'productName', 'color', 'euName', 'batch'].map((name) => ({ name }))
  const mapping = guessMapping(fields, ['商品名称', 'SKU ID', '颜色/款式', 'ＢＡＴＣＨ'], {
    euName: 'EU GmbH',
  })
  expect(mapping).toEqual({
    sku: { kind: 'column', column: 1 },
    productName: { kind: 'column', column: 0 },
    color: { kind: 'column', column: 2 },
    euName: { kind: 'text', text: 'EU GmbH' },
    batch: { kind: 'column', column: 3 },
  })
  expect(rowRecord({ cells: ['杯子', ' A1 '] }, mapping)).toMatchObject({
    sku: 'A1',
    color: '',
    euName: 'EU GmbH',
  })
})

test('no name of a column reaches a prototype', () => {
  const mapping = guessMapping([{ name: 'toString' }, { name: '__proto__' }], ['constructor'])
  expect(Object.keys(mapping)).toEqual([])
})

test('wrong rows are named by line with what to do', () => {
  const found = faultsOf(
    table(
      ['SKU', '品名'],
      ['6901234567892', '杯'],
      ['6901234567890', '杯'],
      ['', '杯'],
      ['6901234567892', ''],
      ['6901234567892', '很长很长很长很长的名称'],
      ['6901234567892', '杯', '多出'],
    ),
  )
  expect(found.map(({ line, level, message }) => [line, level, message])).toEqual([
    [3, 'error', expect.stringMatching(/校验位.*6901234567892/)],
    [4, 'error', expect.stringMatching(/条码没有内容/)],
    [5, 'warning', expect.stringMatching(/空着/)],
    [6, 'warning', expect.stringMatching(/文字超出/)],
    [7, 'error', expect.stringMatching(/多出了列/)],
  ])
})

test('an empty picture is an error of its row, an empty text a warning', () => {
  const document = label()
  const page = document.pages[0]?.id ?? ''
  const withPicture = addElements(page, [{ ...newImage('i', 'x', 100, 100), field: '条码图' }])(document)
  const data = table(['SKU', '品名', '条码图'], ['6901234567892', '', ''])
  const mapping = guessMapping(documentFields(withPicture), data.columns)
  const copies = { kind: 'fixed' as const, count: 1 }
  const found = [...checkRows({ document: withPicture, table: data, mapping, copies, now: NOW })].flat()
  expect(
    found
      .filter(({ message }) => message.startsWith('是空的'))
      .map(({ level }) => level)
      .sort(),
  ).toEqual(['error', 'warning'])
  expect(found.find(({ level }) => level === 'error')?.subject).toContain('条码图')
})

test('copies come from a number or from a column; what is no number is an error of its row', () => {
  const data = table(
    ['SKU', '份数'],
    ['6901234567892', '２'],
    ['6901234567892', ''],
    ['6901234567892', '0'],
    ['6901234567892', '-1'],
  )
  const copies = { kind: 'column' as const, column: 1 }
  const document = label()
  const mapping = guessMapping(documentFields(document), data.columns)
  expect([...checkRows({ document, table: data, mapping, copies, now: NOW })].flat()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ line: 5, subject: '份数' })]),
  )
  const options = { table: data, mapping, copies, skipped: new Set<number>() }
  const made = [...batchLabels({ ...options, serialPer: 'label' })]
  expect(made.map(({ row, copy, at }) => [row, copy, at])).toEqual([
    [0, 0, 0],
    [0, 1, 1],
    [1, 0, 2],
  ])
  expect(countLabels(options)).toBe(made.length)
  expect([...batchLabels({ ...options, serialPer: 'row' })].map(({ record }) => record['#serial'])).toEqual([
    '0',
    '0',
    '1',
  ])
})

test('runs of nothing and runs without end are refused in words', () => {
  expect(() => checkCount(0)).toThrow(/没有可以生成的标签/)
  expect(() => checkCount(20_001)).toThrow(/一次最多 20000 张/)
  expect(() => checkCount(20_000)).not.toThrow()
})
