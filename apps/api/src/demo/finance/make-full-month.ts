import type { Random } from '../goods/random.ts'
import type { BookMonth, Fact, Sku } from './fact.ts'
import { fullLedger } from './full-ledger.ts'
import type { FullTarget } from './full-target.ts'
import { splitSum } from './split-sum.ts'
import { momentAfter, momentIn, type Numbers } from './store-numbers.ts'

const SALES_A_MONTH = 60

const uncounted = (fact: Fact): Fact => ({ ...fact, quantity: null })

/** The first product sells one piece a month, the last has no cost. */
export function makeFullMonth(
  random: Random,
  numbers: Numbers,
  skus: readonly Sku[],
  month: string,
  target: FullTarget,
  earlier: readonly Fact[],
): BookMonth {
  const [first, last] = [skus[0], skus.at(-1)]
  if (!first || !last) throw new RangeError('A store has at least two products.')
  const between = skus.slice(1, -1)
  const at = () => momentIn(random, month)
  const pieces = (sku: Sku, minor: number) => Math.max(1, Math.round(minor / sku.price))

  const sell = (sku: Sku, minor: number): Fact => ({
    ...{ kind: 'sale', minor, quantity: pieces(sku, minor), at: at() },
    ...{ sku, order: numbers.next('SO'), after: '', id: numbers.stockOrder(month) },
  })
  const rest = target.sale - target.uncosted.sale - first.price
  const sales = [
    { ...sell(first, first.price), quantity: 1 },
    ...splitSum(random, rest, SALES_A_MONTH).map((minor, n) =>
      sell(between[n % between.length] ?? last, minor),
    ),
    ...splitSum(random, target.uncosted.sale, 6).map((minor) => sell(last, minor)),
  ]

  const reversed = (total: number, count: number, of: readonly Fact[]) =>
    splitSum(random, total, count).map((minor): Fact => {
      const sale = random.pick(of.filter((one) => one.minor >= minor))
      const { sku, order, id } = sale
      const share = Math.floor((minor * (sale.quantity ?? 0)) / sale.minor)
      return {
        ...{ kind: 'reversal', minor: -minor, quantity: Math.max(1, share), reverses: sale },
        at: momentAfter(sale.at, at()),
        ...{ sku, order, id, after: numbers.next('AS') },
      }
    })
  const own = sales.filter(({ sku }) => sku !== first && sku !== last)
  const reversals = [
    ...reversed(target.reversal - target.uncosted.reversal, 8, [...own, ...earlier]),
    ...reversed(
      target.uncosted.reversal,
      2,
      sales.filter(({ sku }) => sku === last),
    ),
  ]

  const fromSale = (kind: string, total: number, count: number, sign: 1 | -1, of: readonly Fact[]) =>
    splitSum(random, total, count).map((minor): Fact => {
      const { sku, order, id, at: sold } = random.pick(of)
      const facts = { kind, minor: sign * minor, quantity: 1, at: momentAfter(sold, at()) }
      return { ...facts, sku, order, id, after: numbers.next('AS') }
    })
  const subsidies = fromSale('subsidy', target.subsidy, 9, 1, own)
  const refunds = [
    ...fromSale('consumer_refund', target.refund - target.uncosted.refund, 9, -1, own),
    ...fromSale(
      'consumer_refund',
      target.uncosted.refund,
      2,
      -1,
      sales.filter(({ sku }) => sku === last),
    ),
  ]
  const adjustments = fromSale('subsidy_adjustment', target.subsidyAdjustment, 3, -1, own).map(uncounted)
  const issues = fromSale('issue', target.issue, 6, -1, own)
  // One violation can have lines of several products.
  const violations = issues.map((one, n) => ({ ...uncounted(one), id: numbers.violation(Math.floor(n / 2)) }))
  const reships = fromSale('reship', target.reship, 4, -1, own)

  const once = [...sales, ...reversals, ...subsidies, ...refunds]
  const ledger = fullLedger(random, numbers, month, once, target)
  const twice = reversals.slice(0, 3).map((one): Fact => {
    const { reverses: _, ...rest } = one
    return { ...rest, kind: 'consumer_refund', isTwice: true, at: momentAfter(one.at, at()) }
  })
  const facts = [...once, ...adjustments, ...violations, ...reships, ...twice]
  return { month, book: '全球', currency: 'CNY', facts, ledger }
}
