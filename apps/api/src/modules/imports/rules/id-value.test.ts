import { describe, expect, test } from 'vitest'
import { handleValue, idFromAddress, idFromTexts, idList, idValue } from './id-value.ts'
import { refusalOf } from './rejected-reason.fixture.ts'

describe('an id', () => {
  test('has 1 to 40 characters', () => {
    expect(idValue('7')).toBe('7')
    expect(idValue('9'.repeat(40))).toBe('9'.repeat(40))
    expect(refusalOf(() => idValue('9'.repeat(41)))).toBe(
      `id_too_long ID 最多 40 个字符：“${'9'.repeat(40)}…”`,
    )
    expect(refusalOf(() => idValue(''))).toBe('id_characters ID 只能有字母、数字、下划线和连字符：“”')
  })

  test('of up to 15 digits loses the fraction that a spreadsheet added', () => {
    expect(idValue('123456789012345.00')).toBe('123456789012345')
    expect(idValue('1.0')).toBe('1')
    expect(refusalOf(() => idValue('1234567890123456.0'))).toBe(
      'id_rounded ID 被当作小数保存过，末尾几位已经丢失，请用原文件：“1234567890123456.0”',
    )
    expect(refusalOf(() => idValue('1.'))).toContain('id_characters')
    expect(refusalOf(() => idValue('a.0'))).toContain('id_characters')
  })

  test.each(['2.41E+17', '2e+17', '1.5e18'])('%s was written in scientific notation', (raw) => {
    expect(refusalOf(() => idValue(raw))).toBe(`id_scientific Excel 损坏了 ID，请用原文件：“${raw}”`)
  })

  test.each(['12e34', 'e+17', '1e-5', '5e', 'SKU1E5'])('%s was not', (raw) => {
    expect(idValue(raw.replace('+', '-'))).toBe(raw.replace('+', '-'))
  })
})

describe('the id in an address', () => {
  test.each([
    ['https://www.temu.com/goods.html?x=1&goods_id=42&y=2', '42'],
    ['https://us.shein.com/A-p-42.html', '42'],
    ['https://us.shein.com/A-p-42-cat-7.html', '42'],
    ['https://www.aliexpress.com/item/42.html', '42'],
    ['https://www.tiktok.com/shop/vn/pdp/42', '42'],
    ['https://www.tiktok.com/shop/vn/pdp/set-bo/42?x', '42'],
  ])('%s is %s', (raw, id) => {
    expect(idFromAddress(raw)).toBe(id)
  })

  test.each(['https://www.temu.com/', 'https://x.example/?my_goods_id=42', '42', ''])(
    '%s has none',
    (raw) => {
      expect(refusalOf(() => idFromAddress(raw))).toBe(`id_missing 网址里找不到商品 ID：“${raw}”`)
    },
  )

  test('is checked as every other id is', () => {
    const address = `https://www.temu.com/goods.html?goods_id=${'1'.repeat(41)}`
    expect(refusalOf(() => idFromAddress(address))).toContain('id_too_long')
  })
})

test('an id made of texts keeps their order and their ends apart', () => {
  const ids = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', ''], ['a b']].map(idFromTexts)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{40}$/)
})

describe('a handle', () => {
  test('has at most 40 characters, without its @', () => {
    expect(handleValue(` @${'x'.repeat(40)} `)).toBe('x'.repeat(40))
    const message = '达人账号只能有字母、数字、点、下划线和连字符，最多 40 个'
    expect(refusalOf(() => handleValue('x'.repeat(41)))).toBe(`id_too_long ${message}：“${'x'.repeat(40)}…”`)
    expect(refusalOf(() => handleValue('a b'))).toBe(`id_characters ${message}：“a b”`)
    expect(refusalOf(() => handleValue(`@${'小'.repeat(40)}`))).toContain('id_characters')
  })
})

describe('a list of ids', () => {
  test('has each once, without spaces and empty places', () => {
    expect(idList([' b ', '', 'a', 'b', ' '])).toEqual(['b', 'a'])
    expect(idList([])).toEqual([])
  })

  test('keeps the first 500', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `${at}`)
    expect(idList(many(500))).toHaveLength(500)
    expect(idList(many(501))).toEqual(many(500))
    expect(idList(['0', ...many(500)])).toHaveLength(500)
  })

  test('is refused with one that is none', () => {
    expect(refusalOf(() => idList(['1', 'a b']))).toContain('id_characters')
  })
})
