import { expect, test } from 'vitest'
import { guessMapping } from './field-mapping.ts'
import { FIELD_WORDS, fieldTitle, plainName } from './field-names.ts'

const fields = Object.entries(FIELD_WORDS)

test('every word of the trade leads a column of that name to its field, whatever its case and spaces', () => {
  const all = fields.map(([name]) => ({ name }))
  for (const [name, words] of fields)
    for (const word of words) {
      expect(plainName(word)).not.toBe('')
      const column = ` ${word.toUpperCase()}* `
      expect([word, guessMapping(all, [column])]).toEqual([word, { [name]: { kind: 'column', column: 0 } }])
    }
})

test('the first word of a field, unless it is its name, is shown with the name', () => {
  expect(fieldTitle('productName')).toBe('商品名称（productName）')
  expect(fieldTitle('sku')).toBe('sku')
  expect(fieldTitle('谁')).toBe('谁')
  expect(fieldTitle('toString')).toBe('toString')
  for (const [name, [first = '']] of fields)
    expect(fieldTitle(name)).toMatch(plainName(first) === plainName(name) ? name : `${first}（${name}）`)
})

test.each([
  ['ＳＫＵ　编码', 'sku编码'],
  [' Seller-SKU (2) ', 'sellersku2'],
  ['Größe №', 'größeno'],
  ['***', ''],
])('%j without what people write differently is %j', (written, plain) => {
  expect(plainName(written)).toBe(plain)
})
