import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { grams, searchForm } from '#platform/grams.ts'
import { alikeness } from './alikeness.ts'
import { parseGoodsAddress } from './goods-address.ts'
import { parseKeyword } from './keyword.ts'

const words = (text: string, match: 'fuzzy' | 'exact' = 'fuzzy') => {
  const keyword = parseKeyword(text, match)
  return keyword.kind === 'words' ? [keyword.include, keyword.exclude] : keyword
}

describe('words', () => {
  test.each([
    ['蓝牙耳机', [['蓝牙耳机'], []]],
    ['  Wireless   EARBUDS ', [['wireless', 'earbuds'], []]],
    ['耳机 -头戴 －儿童', [['耳机'], ['头戴', '儿童']]],
    ['"usb c" cable', [['usb c', 'cable'], []]],
    ['cable -"usb c"', [['cable'], ['usb c']]],
    ['ＵＳＢ线', [['usb线'], []]],
    ['耳机 耳机', [['耳机'], []]],
    ['-', [[], []]],
    ['', [[], []]],
    ['耳机 - 头戴', [['耳机', '头戴'], []]],
    ['﹣a −b', [[], ['a', 'b']]],
    ['-a -a', [[], ['a']]],
    ['“usb c” ”hdmi“', [['usb c', 'hdmi'], []]],
    ['t-shirt', [['t-shirt'], []]],
  ])('%s', (text, wanted) => {
    expect(words(text)).toEqual(wanted)
  })

  test('exact mode keeps the phrase as it is, a leading dash too', () => {
    expect(words('-头戴 耳机', 'exact')).toEqual([['-头戴 耳机'], []])
    expect(words(' USB  C ', 'exact')).toEqual([['usb c'], []])
    expect(words(' ', 'exact')).toEqual([[], []])
  })

  test('what looks like a product id is also tried as one', () => {
    expect(parseKeyword('601099916685676', 'fuzzy')).toMatchObject({ externalId: '601099916685676' })
    expect(parseKeyword('iphone', 'fuzzy')).toMatchObject({ externalId: null })
    expect(parseKeyword('60109 99166', 'fuzzy')).toMatchObject({ externalId: null })
    expect(parseKeyword(' SKU_1-ab ', 'exact')).toMatchObject({ externalId: 'SKU_1-ab' })
    const length = (count: number) => parseKeyword('1'.repeat(count), 'fuzzy')
    expect([5, 6, 40, 41].map((count) => 'externalId' in length(count) && length(count).externalId)).toEqual([
      ...[null, '1'.repeat(6), '1'.repeat(40), null],
    ])
  })

  test('any text is read without failing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.constantFrom('fuzzy', 'exact'),
        (text, match) => {
          const keyword = parseKeyword(text, match as 'fuzzy')
          if (keyword.kind === 'words')
            for (const word of keyword.include) expect(word.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe('addresses', () => {
  test.each([
    ['https://www.temu.com/goods.html?goods_id=601099916685676', 'temu', '601099916685676'],
    ['https://www.temu.com/us/wall-shelf-g-601099512345678.html?x=1', 'temu', '601099512345678'],
    ['https://us.shein.com/Dress-p-12345678-cat-1727.html', 'shein', '12345678'],
    ['https://www.shein.co.uk/Dress-p-12345678.html', 'shein', '12345678'],
    ['https://www.aliexpress.com/item/3256807369335626.html', 'aliexpress', '3256807369335626'],
    ['aliexpress.us/item/3256807369335626.html?spm=1', 'aliexpress', '3256807369335626'],
    ['HTTPS://WWW.TEMU.COM/goods.html?goods_id=601099916685676', 'temu', '601099916685676'],
    ['www.temu.com/goods.html?goods_id=601099916685676', 'temu', '601099916685676'],
    ['temu.com/goods.html?goods_id=601099916685676', 'temu', '601099916685676'],
    ['http://us.shein.com/Dress-p-12345678.html', 'shein', '12345678'],
    ['https://www.tiktok.com/view/product/1729384756012345678', 'tiktok', '1729384756012345678'],
    ['https://shop.tiktok.com/view/product/1729384756012345678?region=US', 'tiktok', '1729384756012345678'],
  ])('%s', (text, marketplace, externalId) => {
    expect(parseGoodsAddress(text)).toEqual({ marketplace, externalId })
  })

  test.each([
    'https://example.com/item/3256807369335626.html',
    'https://temu.com.evil.example/goods.html?goods_id=601099916685676',
    'https://www.temu.com/',
    'https://www.temu.com/goods.html?goods_id=601 099',
    `https://www.temu.com/goods.html?goods_id=${'1'.repeat(41)}`,
    'https://www.temu.com:port/goods.html?goods_id=601099916685676',
    'see https://www.temu.com/goods.html?goods_id=601099916685676',
    'ftp://www.temu.com/goods.html?goods_id=601099916685676',
    'temu 收纳盒',
    'temu',
  ])('%s is none', (text) => {
    expect(parseGoodsAddress(text)).toBeNull()
  })
})

test('an address is one in exact mode too, with spaces around it', () => {
  const text = ' https://www.temu.com/goods.html?goods_id=601099916685676 '
  for (const match of ['fuzzy', 'exact'] as const)
    expect(parseKeyword(text, match)).toEqual({
      ...{ kind: 'address', marketplace: 'temu', externalId: '601099916685676' },
    })
})

describe('grams', () => {
  const title = fc.string({
    unit: fc.constantFrom(...'无线蓝牙耳机 wireless-9é'),
    minLength: 2,
    maxLength: 40,
  })

  test('every part of two characters and more is covered by the grams of the whole', () => {
    fc.assert(
      fc.property(title, fc.nat(), fc.integer({ min: 2, max: 8 }), (text, at, length) => {
        const whole = new Set(grams(2, text))
        for (const gram of grams(2, text.slice(at % text.length).slice(0, length)))
          expect(whole.has(gram)).toBe(true)
      }),
    )
  })

  test('the marketplace is part of the hash', () => {
    const [one, other] = [grams(1, '蓝牙耳机'), new Set(grams(2, '蓝牙耳机'))]
    expect(one.some((gram) => other.has(gram))).toBe(false)
  })

  test('are stored: the hash never changes', () => {
    expect(grams(1, '蓝牙')).toEqual([-1950696013])
  })

  test('search form is the same when applied twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(searchForm(searchForm(text))).toBe(searchForm(text))
      }),
    )
  })

  test('a title is all alike to itself and not at all to one without a pair in common', () => {
    const mine = new Set(grams(1, '蓝牙耳机'))
    expect(alikeness(mine, grams(1, '蓝牙耳机'))).toBe(1)
    expect(alikeness(mine, grams(1, '收纳盒'))).toBe(0)
  })
})
