import { expect, test } from 'vitest'
import { guessMapping, rowRecord } from './field-mapping.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))
const column = (at: number) => ({ kind: 'column', column: at })

test('the same name goes before a name of the trade, wherever the columns are', () => {
  expect(guessMapping(named('sku'), ['SKU 编码', 'sku'])).toEqual({ sku: column(1) })
  expect(guessMapping(named('sku'), ['sku 的备注', '平台 SKU'])).toEqual({ sku: column(1) })
})

test('two fields of the same name by what people write differently have the same column', () => {
  expect(guessMapping(named('Color', 'color'), ['COLOR'])).toEqual({ Color: column(0), color: column(0) })
})

test('no column is given to two fields by likeness, nor one that another has by its name', () => {
  expect(guessMapping(named('净重', '重'), ['净重'])).toEqual({ 净重: column(0) })
  expect(guessMapping(named('数量', '量'), ['数量'])).toEqual({ 数量: column(0) })
  expect(guessMapping(named('quantity', '数量'), ['数量', '总数量'])).toEqual({
    数量: column(0),
    quantity: column(1),
  })
  expect(guessMapping(named('料号', '料号二'), ['料号二之一'])).toEqual({ 料号: column(0) })
})

test('likeness needs a name of two characters, a text that is known goes before it', () => {
  expect(guessMapping(named('重'), ['毛重量'])).toEqual({})
  expect(guessMapping(named('重量'), ['毛重量'])).toEqual({ 重量: column(0) })
  expect(guessMapping(named('重量'), ['毛重量'], { 重量: '2 kg' })).toEqual({
    重量: { kind: 'text', text: '2 kg' },
  })
})

test('a text that is empty, or of no field, is no source; a column of that name goes before it', () => {
  expect(guessMapping(named('a'), [], { a: '', b: 'x' })).toEqual({})
  expect(guessMapping(named('a'), ['A'], { a: 'x' })).toEqual({ a: column(0) })
})

test('a row gives what its cells hold without spaces around it; a text is as it is, a missing cell empty', () => {
  const mapping = { a: column(1), b: { kind: 'text', text: ' x ' }, c: column(9) } as Parameters<
    typeof rowRecord
  >[1]
  expect(rowRecord({ cells: ['0', ' 1 '] }, mapping)).toEqual({ a: '1', b: ' x ', c: '' })
})
