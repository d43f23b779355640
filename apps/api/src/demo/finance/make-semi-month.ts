import type { Random } from '../goods/random.ts'
import type { BookMonth, Fact, LedgerLine, Sku } from './fact.ts'
import { momentAfter, momentIn, type Numbers } from './store-numbers.ts'

/** The newer layout has bills that the older one has not, and the other way round. */
export type Generation = '2025' | '2026'

export const PRICE_DROP = '降价补差'

interface Wish {
  month: string
  book: string
  currency: string
  generation: Generation
  sales: number
}

const VIOLATIONS = ['violation_delay', 'violation_stockout', 'violation_false']

/** One book of a semi-managed store in a month: sales, freight, refunds with and without goods, fines, labels. */
export function makeSemiMonth(random: Random, numbers: Numbers, skus: readonly Sku[], wish: Wish): BookMonth {
  const { month, book, currency, generation, sales: count } = wish
  const fact = (kind: string, minor: number, more: Partial<Fact> = {}): Fact => ({
    ...{ kind, minor, quantity: null, at: momentIn(random, month), sku: null },
    ...{ order: numbers.next('PO'), after: '', id: numbers.flow(), ...more },
  })
  /** What follows a sale. */
  const since = (sale: Fact, one: Fact): Fact => ({ ...one, at: momentAfter(sale.at, one.at) })
  const times = (many: number, make: (n: number) => Fact) => Array.from({ length: many }, (_, n) => make(n))

  const sales = times(count, (n) => {
    const sku = skus[n % skus.length] ?? null
    const quantity = random.int(1, 3)
    return fact('sale', (sku?.price ?? 0) * quantity, { sku, quantity })
  })
  const freights = sales.filter((_, n) => n % 2 === 0)
  const back = (sale: Fact, more: Partial<Fact>): Fact => {
    const { sku, order, quantity } = sale
    return since(sale, fact('reversal', -sale.minor, { sku, order, quantity, reverses: sale, ...more }))
  }
  const some = Math.ceil(count / 15)
  const returned = sales.slice(0, some).map((sale) => back(sale, { reason: '商品有瑕疵' }))
  // Two thirds of the refunds are differences of prices: no goods come back.
  const drops = sales.slice(some, some * 3).map((sale) => {
    const { reverses: _, ...rest } = back(sale, { reason: PRICE_DROP, minor: -Math.ceil(sale.minor / 8) })
    const cut = generation === '2026' ? { sku: null, quantity: null } : {}
    return { ...rest, ...cut }
  })
  const settled = [
    ...[...sales, ...returned, ...drops],
    ...freights.map((sale) => since(sale, fact('freight', 299, { order: sale.order }))),
    ...freights
      .slice(0, some)
      .map((sale) => since(sale, fact('freight_reversal', -299, { order: sale.order }))),
  ]
  const fines = times(6, (n) =>
    fact(VIOLATIONS[n % 3] ?? '', -random.int(100, 900), { id: numbers.violation(n) }),
  )
  const only: Fact[] =
    generation === '2025'
      ? [
          ...times(2, () => fact('tech_fee', -random.int(50, 300))),
          ...times(2, () => fact('aftersale_freight', -random.int(100, 400))),
          ...times(1, () => fact('tax_refund', random.int(100, 400))),
        ]
      : [
          ...times(2, (n) => {
            const sku = skus[n] ?? null
            return fact('disposal', -random.int(50, 200), { sku, quantity: 1 })
          }),
          ...times(2, () => fact('label_return_platform', random.int(100, 400))),
        ]
  const labels = [
    ...sales.map(({ order }) => fact('label_ship', -random.int(320, 780), { order })),
    ...times(2, () => fact('label_ship', -random.int(20, 90), { reason: '调整(支出)' })),
    ...times(2, () => fact('label_ship', random.int(20, 90), { reason: '调整(退款)' })),
    ...returned.map((one) => since(one, fact('label_return', -random.int(320, 780), { order: one.order }))),
  ]
  const chargebacks = times(1, () => fact('chargeback', -random.int(900, 2900)))
  const facts = [...settled, ...fines, ...only, ...chargebacks, ...labels]
  return { month, book, currency, facts, ledger: semiLedger(facts, month) }
}

const REMARKS: Record<string, string> = {
  violation_delay: '履约保障-延迟到货',
  violation_stockout: '发货履约保障-缺货',
  violation_false: '履约保障-虚假发货',
  disposal: '处置费',
  chargeback: '买家拒付',
  label_ship: '发货面单费',
  label_return: '退货面单费',
  label_return_platform: '退货面单费平台承担',
}
const SETTLED = ['sale', 'reversal', 'freight', 'freight_reversal']

/** Settlements once a day, every other line as its bill has it. */
function semiLedger(facts: readonly Fact[], month: string): LedgerLine[] {
  const days = new Map<string, number>()
  for (const { kind, at, minor } of facts) {
    const day = at.slice(0, 10)
    if (SETTLED.includes(kind)) days.set(day, (days.get(day) ?? 0) + minor)
  }
  const lines = facts.flatMap(({ kind, at, minor }): LedgerLine[] => {
    const remark = REMARKS[kind]
    if (remark === undefined) return []
    return [{ at, type: minor < 0 ? '支出' : '退费', minor, remark, class: kind }]
  })
  return [
    ...[...days].map(([day, minor]) => ({
      ...{ at: `${day} 23:40:11`, type: '结算', minor, remark: '', class: 'settlement' },
    })),
    ...lines,
    { at: `${month}-28 23:50:00`, type: '提现', minor: -50_000, remark: '', class: 'withdrawal' },
  ]
}
