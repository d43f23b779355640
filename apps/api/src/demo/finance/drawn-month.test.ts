import { expect, test } from 'vitest'
import { financeStores, monthFiles } from './finance-set.ts'
import { skuTotals } from './known-skus.ts'
import { economicTotals, kindTotals, ledgerTotals, reconciliationTotals } from './known-totals.ts'
import { DRAWN } from './make-full-store.ts'

const [first] = financeStores()
const months = first.months.filter(({ month }) => month === DRAWN)
const drawn = months[0] ?? expect.unreachable('the drawn month is there')

test('the drawn month has the sums of the drawn pages', () => {
  const { sale, reversal } = kindTotals(drawn)
  expect([sale?.minor, reversal?.minor]).toEqual([28_816_494, -1_232_076])
  const ledger = ledgerTotals(drawn)
  const epr = ['epr_goods', 'epr_pack', 'epr_agent', 'epr_refund'].map((name) => ledger[name]?.minor ?? 0)
  expect(epr.reduce((all, one) => all + one)).toBe(-156_062)
  expect(ledger).toMatchObject({ storage: { minor: -863_225 }, ads: { minor: -2_468_962 } })
  expect(economicTotals(drawn)).toMatchObject({
    ...{ revenueNet: 27_584_418, subsidy: 468_861, refund: -1_055_940, platformNet: 23_061_589 },
  })
})

test('its profit is what is left after 19,846.72 without a cost and 141,306.48 of costs', () => {
  const skus = Object.values(skuTotals({ ...first, months }, 'original-cost', (minor) => minor))
  const uncosted = skus.filter(({ missingQuantity }) => missingQuantity > 0)
  expect(uncosted.map(({ profitCny }) => profitCny)).toEqual([1_984_672])
  const cost = skus.reduce((all, { costCny }) => all + costCny, 0)
  expect(cost).toBe(14_130_648)
  expect(economicTotals(drawn).platformNet - 1_984_672 - cost).toBe(6_946_269)
})

test('details meet the account book to the cent in every month of every store', () => {
  for (const { months: all } of financeStores())
    for (const month of all)
      expect(reconciliationTotals(month).filter(({ result }) => result === 'different')).toEqual([])
})

test('nothing comes back before it is sold', () => {
  const follows = [
    'reversal',
    'consumer_refund',
    'subsidy',
    'subsidy_adjustment',
    'issue',
    'freight',
    'label_return',
  ]
  for (const { months: all } of financeStores()) {
    const facts = all.flatMap((month) => month.facts)
    const soldAt = new Map(facts.filter(({ kind }) => kind === 'sale').map(({ order, at }) => [order, at]))
    const later = facts.filter(({ kind, order }) => follows.includes(kind) && soldAt.has(order))
    expect(later.length).toBeGreaterThan(50)
    expect(later.filter(({ order, at }) => at < (soldAt.get(order) ?? ''))).toEqual([])
  }
})

test('the same stores and the same bytes every time', async () => {
  expect(financeStores()).toEqual(financeStores())
  expect(await monthFiles(first, drawn)).toEqual(await monthFiles(first, drawn))
})
