import { expect, it } from 'vitest'
import { amountText, differenceText, ownMoneyText, shareText } from './amount-text.ts'
import { bookFigures } from './book-figures.ts'
import { BOOK_ITEMS, itemMinor, itemParts } from './book-items.ts'
import { chosenBooks, readScope } from './finance-scope.ts'
import { lastDay, laterMonth, runningMonth } from './month-text.ts'
import { book, books, FULL, SEMI, usd } from './sample-books.fixture.ts'

const read = (said: Record<string, string>) => (name: string) => said[name]

it('the items of a month add up to what the marketplace settles, as drawn', () => {
  const one = book()
  const sum = BOOK_ITEMS.reduce((all, { id }) => all + (itemMinor([one], id) ?? 0), 0)
  expect(sum).toBe(one.platformNet)
  expect(sum).toBe(23_061_589)
})

it('a class that no item names is in 其他, so that nothing is left out', () => {
  const label = { class: 'label_ship', minor: -500, source: 'detail' } as const
  const one = book({ deductions: [...book().deductions, label], platformNet: 23_061_089 })
  expect(itemMinor([one], 'other')).toBe(-500)
  expect(BOOK_ITEMS.reduce((all, { id }) => all + (itemMinor([one], id) ?? 0), 0)).toBe(one.platformNet)
})

it('what no file says is not 0', () => {
  const bare = book({ kinds: [], deductions: [], ledger: [] })
  for (const { id } of BOOK_ITEMS) expect(itemMinor([bare], id), id).toBeNull()
})

it('a refund that a reversal repeats counts there', () => {
  expect(itemMinor([book()], 'refund')).toBe(-1_055_940)
})

it('a cell asks for the lines that it is the sum of, each class of the account book apart', () => {
  expect(itemParts([book()], 'epr').map(({ ask, rows, minor }) => ({ ask, rows, minor }))).toEqual([
    { ask: { class: 'epr_goods' }, rows: 3, minor: -100_000 },
    { ask: { class: 'epr_pack' }, rows: 1, minor: -56_062 },
  ])
  const two = itemParts([book(), book({ month: '2026-09' }), usd()], 'sale')
  expect(two).toEqual([
    expect.objectContaining({ ask: { kind: 'sale,freight' }, stores: [FULL, SEMI], rows: 135 }),
  ])
})

it('a fee from the bill of one store and the account book of another is asked for in both places', () => {
  const detail = { class: 'transfer', minor: -700, source: 'detail' } as const
  const line = { class: 'transfer', minor: -300, source: 'ledger' } as const
  const parts = itemParts([book({ deductions: [detail] }), usd({ deductions: [line] })], 'other')
  expect(parts.map(({ ask, stores }) => ({ ask, stores }))).toEqual([
    { ask: { kind: 'transfer_fee' }, stores: [FULL] },
    { ask: { class: 'transfer' }, stores: [SEMI] },
  ])
})

it('coverage and margin are those of the drawn month', () => {
  const { coverage, margin, profitFen } = bookFigures([book()])
  expect([shareText(coverage), shareText(margin), ownMoneyText(profitFen, 'CNY')]).toEqual([
    ...['92.4%', '27.3%', '¥69,462.69'],
  ])
})

it('without a rate there is no profit and no margin; with one the day is told', () => {
  const goods = { ...usd().goods, profitFen: null, rate: null }
  expect(bookFigures([usd({ goods }), usd()])).toMatchObject({ profitFen: null, margin: null })
  const { rates, margin } = bookFigures([usd()])
  expect(rates).toEqual([{ day: '2026-10-31', rate: '7.1085' }])
  expect(margin).toBeCloseTo(51_085 / 71_085, 10)
  expect(bookFigures([])).toMatchObject({ coverage: null, margin: null, profitFen: 0 })
})

it('the address chooses stores, mode, month and currency; what is wrong in it is not said', () => {
  const data = books([book({ month: '2026-09' }), book(), usd()])
  const plain = chosenBooks(data, readScope(read({})))
  expect(plain).toMatchObject({ month: '2026-10', currency: 'CNY', currencies: ['CNY', 'USD'] })
  expect(plain.books).toHaveLength(2)
  const semi = chosenBooks(data, readScope(read({ mode: 'semi' })))
  expect(semi).toMatchObject({ currency: 'USD', currencies: ['USD'] })
  expect(chosenBooks(data, readScope(read({ store: SEMI }))).books).toEqual([usd()])
  expect(
    readScope(read({ store: 'all,x', mode: 'half', month: '2026-13', currency: 'yuan', returns: 'x' })),
  ).toEqual({
    ...{ store: [], mode: null, month: null, currency: null, returns: 'original-cost' },
  })
  expect(chosenBooks(books([]), readScope(read({})))).toMatchObject({
    month: null,
    currency: 'CNY',
    books: [],
  })
})

it('figures carry a real minus, the decimals of their currency, and — for nothing', () => {
  expect(amountText(-791_532, 'CNY')).toBe('−7,915.32')
  expect(amountText(1_234, 'JPY')).toBe('1,234')
  expect(amountText(null, 'CNY')).toBe('—')
  expect(ownMoneyText(-150, 'USD')).toBe('−US$1.50')
  expect([differenceText(5, 'CNY'), differenceText(0, 'CNY')]).toEqual(['+0.05', '0.00'])
  expect(shareText(null)).toBe('—')
})

it('months: ends, steps over a year, the running one in China', () => {
  expect([lastDay('2028-02'), lastDay('2026-10')]).toEqual(['02-29', '10-31'])
  expect([laterMonth('2026-12', 1), laterMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect(runningMonth(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11')
})
