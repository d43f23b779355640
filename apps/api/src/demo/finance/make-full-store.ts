import { Random } from '../goods/random.ts'
import type { BookMonth, CostVersion, Fact, MadeStore, Sku } from './fact.ts'
import { DRAWN_MONTH, type FullTarget, scaledTarget } from './full-target.ts'
import { makeFullMonth } from './make-full-month.ts'
import { Numbers } from './store-numbers.ts'

export const MONTHS = ['2026-07', '2026-08', '2026-09', '2026-10'] as const
/** The month of the first store with the sums of the drawn pages. */
export const DRAWN = '2026-10'

const GOODS = ['收纳盒', '硅胶锅铲', '遮光窗帘', '露营灯', '挂钩', '桌布', '保温杯', '香薰', '靠垫', '地垫']

/** Products whose ids start with the store's number. */
export const skusOf = (store: number, random: Random): Sku[] =>
  GOODS.map((name, n) => ({
    id: `1305${store}00001234${String(500 + n * 7).padStart(4, '0')}0`,
    code: `HX-${store}-${String(n + 1).padStart(3, '0')}`,
    name: `${name}，两件装`,
    traits: `颜色:米白_尺寸:${n + 1}`,
    price: random.int(28, 95) * 100,
  }))

const QUIET = [0.62, 0.74, 0.88]

/** Cost of a piece until and from the last month: half of its declared price. */
function costsOf(skus: readonly Sku[], from: string, share: number): CostVersion[] {
  return skus.slice(0, -1).map(({ code, price }) => {
    const all = Math.floor(price * share)
    const [way, packing, other] = [Math.floor(all / 8), 60, 20]
    return { code, from, parts: [all - way - packing - other, way, packing, other] }
  })
}

export const costOf = ({ parts }: CostVersion): number => parts.reduce((all, one) => all + one, 0)

/**
 * Costs of a month that add up to a total over the pieces sold and not returned. The first product sells one piece: its
 * cost takes what is left.
 */
function costsFor(total: number, month: BookMonth, skus: readonly Sku[]): CostVersion[] {
  const from = `${month.month}-01`
  const rough = costsOf(skus, from, 0.5)
  const netOf = (code: string) =>
    month.facts
      .filter(({ sku }) => sku?.code === code)
      .reduce(
        (all, { kind, quantity }) =>
          all + (kind === 'sale' ? 1 : kind === 'reversal' ? -1 : 0) * (quantity ?? 0),
        0,
      )
  const first = rough[0]
  const others = rough.slice(1)
  const whole = others.reduce((all, one) => all + costOf(one) * netOf(one.code), 0)
  const keep = first ? costOf(first) : 0
  const fitted = others.map(({ code, parts: [goods, ...more] }): CostVersion => {
    const scaled = Math.floor(((goods + more[0]) * (total - keep)) / whole)
    return { code, from, parts: [scaled - more[0], ...more] }
  })
  const spent = fitted.reduce((all, one) => all + costOf(one) * netOf(one.code), 0)
  const rest = total - spent
  return first ? [{ ...first, parts: [rest - 80, 0, 60, 20] }, ...fitted] : []
}

/**
 * A full-managed store over four months.
 * @param share its size; 1 has the drawn month as its last
 */
export function makeFullStore(name: string, number: number, share: number): MadeStore {
  const random = new Random(7000 + number)
  const numbers = new Numbers(number)
  const skus = skusOf(number, random)
  const months: BookMonth[] = []
  let earlier: readonly Fact[] = []
  for (const [n, month] of MONTHS.entries()) {
    const isDrawn = share === 1 && month === DRAWN
    const target: FullTarget = isDrawn ? DRAWN_MONTH : scaledTarget((QUIET[n] ?? 1) * share)
    const made = makeFullMonth(random, numbers, skus, month, target, isDrawn ? [] : earlier)
    earlier = made.facts.filter(({ kind, sku }) => kind === 'sale' && sku !== skus[0] && sku !== skus.at(-1))
    months.push(made)
  }
  const last = months.at(-1)
  const early = costsOf(skus, '2026-07-01', 0.5)
  const late =
    share === 1 && last && DRAWN_MONTH.cost !== null
      ? costsFor(DRAWN_MONTH.cost, last, skus)
      : costsOf(skus, '2026-10-01', 0.46)
  return { name, mode: 'full', books: ['全球'], months, costs: [...early, ...late] }
}
