import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateValue } from './date-value.ts'
import { idFromAddress, idFromTexts, idValue } from './id-value.ts'
import { countValue, isRounded, moneyValue, starsValue, undiscounted } from './number-value.ts'
import { RejectedCell } from './rejected-cell.ts'
import { addressValue, pathValue, pictureAddresses } from './text-value.ts'

const reasonOf = (make: () => unknown) => {
  try {
    make()
  } catch (error) {
    if (error instanceof RejectedCell) return error.reason
    throw error
  }
  return 'accepted'
}

test.each([
  ['1731927858707531654', '1731927858707531654'],
  ['601099916685676.0', '601099916685676'],
  ['SKU_1-a', 'SKU_1-a'],
])('id %s is %s', (raw, id) => expect(idValue(raw)).toBe(id))

test.each([
  ['2.41E+17', 'id_scientific'],
  ['1.7319278587e18', 'id_scientific'],
  ['1731927858707531654.0', 'id_rounded'],
  ['601099.5', 'id_characters'],
  ['../etc/passwd', 'id_characters'],
  ['12/34', 'id_characters'],
  ['１２３', 'id_characters'],
  ['9'.repeat(41), 'id_too_long'],
])('id %s is refused as %s', (raw, reason) => expect(reasonOf(() => idValue(raw))).toBe(reason))

test('a damaged id says what to do', () => {
  expect(() => idValue('2.41E+17')).toThrow('Excel 损坏了 ID，请用原文件')
})

test('no accepted id can leave a path or a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (raw) => {
      if (reasonOf(() => idValue(raw)) === 'accepted') expect(idValue(raw)).toMatch(/^[A-Za-z0-9_-]{1,40}$/)
    }),
  )
})

test.each([
  ['https://www.temu.com/goods.html?goods_id=601099916685676', '601099916685676'],
  ['https://us.shein.com/1pc-Fan-p-16414241.html', '16414241'],
  ['https://us.shein.com/Fan-p-16414241-cat-1727.html?x=1', '16414241'],
  ['https://www.aliexpress.com/item/1005008500562799.html', '1005008500562799'],
  ['https://www.tiktok.com/shop/vn/pdp/set-bo/1731927858707531654', '1731927858707531654'],
  ['https://www.tiktok.com/shop/vn/pdp/1733424157603955929', '1733424157603955929'],
])('the id inside %s', (address, id) => expect(idFromAddress(address)).toBe(id))

test('an id made of texts is stable and keeps its parts apart', () => {
  expect(idFromTexts(['Wax Stick'])).toBe('4928af43296ea83fd4a505a128ffec67b89d1ac1')
  expect(idFromTexts(['a', 'bc'])).not.toBe(idFromTexts(['ab', 'c']))
})

test.each([
  ['1.3K+', 1_300],
  ['29K+', 29_000],
  ['2.5万+', 25_000],
  ['1.2亿', 120_000_000],
  ['50,000+ sold', 50_000],
  ['5.6k+ sold recently', 5_600],
  ['0', 0],
  ['617', 617],
  ['12.0', 12],
])('count %s is %i', (raw, count) => expect(countValue(raw)).toBe(count))

test.each([
  ['-1', 'number_negative'],
  ['12.5', 'number_invalid'],
  ['abc', 'number_invalid'],
  ['1,23', 'number_invalid'],
  ['1e5', 'number_invalid'],
  ['NaN', 'number_invalid'],
  ['∞', 'number_invalid'],
  ['99999亿', 'number_too_large'],
])('count %s is refused as %s', (raw, reason) => expect(reasonOf(() => countValue(raw))).toBe(reason))

test('only figures that a site rounded are rounded', () => {
  expect(['1.3K+', '50,000+ sold', '2万', '64.5K'].map(isRounded)).toEqual([true, true, true, true])
  expect(['617', '1 sold', '163 sold'].map(isRounded)).toEqual([false, false, false])
})

test('an amount of any currency survives being written as a decimal', () => {
  const currency = fc.constantFrom(
    ['USD', 2],
    ['JPY', 0],
    ['KWD', 3],
    ['VND', 0],
    ['SAR', 2],
  ) as fc.Arbitrary<[string, number]>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), currency, (amount, [code, digits]) => {
      const text = String(amount).padStart(digits + 1, '0')
      const decimal = digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`
      expect(moneyValue(decimal, code)).toBe(amount)
    }),
  )
})

test.each([
  ['1.005', 'USD', 101],
  ['12.344', 'USD', 1_234],
  ['1,234.5', 'USD', 123_450],
  ['139000', 'VND', 139_000],
  ['500.5', 'JPY', 501],
])('%s %s is %i minor units', (raw, code, amount) => expect(moneyValue(raw, code)).toBe(amount))

test('a decimal comma is read only where the mapping says so', () => {
  expect(moneyValue('1.234,50', 'BRL', ',')).toBe(123_450)
  expect(reasonOf(() => moneyValue('12,99', 'BRL'))).toBe('number_invalid')
})

test.each([
  ['-3.50', 'USD', 'number_negative'],
  ['$3.50', 'USD', 'number_invalid'],
  ['3.5', 'ABC', 'currency_unknown'],
  ['99999999999', 'USD', 'number_too_large'],
])('price %s %s is refused as %s', (raw, code, reason) =>
  expect(reasonOf(() => moneyValue(raw, code))).toBe(reason),
)

test('the price before a discount', () => {
  expect(undiscounted(203, '-22%')).toBe(260)
  expect([undefined, '', '0%', '-100%', 'x'].map((text) => undiscounted(203, text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('stars are at most five', () => {
  expect([starsValue('4.7'), starsValue('4.95'), starsValue('4.995'), starsValue('1.005')]).toEqual([
    ...[4.7, 4.95, 5, 1.01],
  ])
  expect(reasonOf(() => starsValue('47'))).toBe('number_too_large')
})

test.each([
  ['2026-01-21', 'yyyy-mm-dd', '2026-01-21'],
  ['2026-01-21T08:00:00Z', 'yyyy-mm-dd', '2026-01-21'],
  ['20260121', 'yyyymmdd', '2026-01-21'],
  ['2026/1/2', 'yyyy/mm/dd', '2026-01-02'],
  ['21/01/2026', 'dd/mm/yyyy', '2026-01-21'],
  ['1/21/2026', 'mm/dd/yyyy', '2026-01-21'],
  ['2026-01', 'yyyy-mm', '2026-01-01'],
  ['1768953600', 'epoch-s', '2026-01-21'],
  ['1768953600000', 'epoch-ms', '2026-01-21'],
] as const)('date %s as %s', (raw, format, day) =>
  expect(dateValue(raw, format, Date.UTC(2026, 5, 1))).toBe(day),
)

test.each([
  ['2026-02-30', 'date_invalid'],
  ['21.01.2026', 'date_invalid'],
  ['1970-01-01', 'date_out_of_range'],
  ['2026-06-03', 'date_out_of_range'],
])('date %s is refused as %s', (raw, reason) => {
  expect(reasonOf(() => dateValue(raw, 'yyyy-mm-dd', Date.UTC(2026, 5, 1)))).toBe(reason)
})

test('only http addresses are addresses', () => {
  expect(addressValue('//img.kwcdn.com/a b.jpg')).toBe('https://img.kwcdn.com/a%20b.jpg')
  expect(['javascript:alert(1)', 'data:text/html,x', 'www.temu.com', 'http://'].map(addressValue)).toEqual([
    null,
    null,
    null,
    null,
  ])
  expect(pictureAddresses(['https://a.com/1.jpg', 'https://a.com/x.html', 'https://a.com/1.jpg'])).toEqual([
    'https://a.com/1.jpg',
  ])
})

test('a deep path keeps its root and its leaf', () => {
  expect(pathValue(['a', 'b', 'c', 'd', 'e', 'f', 'leaf'])).toEqual(['a', 'b', 'c', 'd', 'e', 'leaf'])
  expect(pathValue([' ', ''])).toBeNull()
})
