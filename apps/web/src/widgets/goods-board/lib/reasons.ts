/** Points from which a part speaks for the product. */
const SPEAKS_FROM = 70

const CHANCE = ['增速快', '同款少', '口碑好', '价格带热', '断过货']
const POTENTIAL = ['增速快', '达人少', '佣金高']

/** What speaks for a product, from the parts of its score in the order of the rule. */
export function reasonsOf(parts: readonly (number | null)[]): readonly string[] {
  const names = parts.length === POTENTIAL.length ? POTENTIAL : CHANCE
  return names.filter((_, i) => (parts[i] ?? 0) >= SPEAKS_FROM)
}

/** Short names of the parts, in the same order. */
export function partNames(count: number): readonly string[] {
  return count === POTENTIAL.length
    ? ['增速', '达人饱和度', '佣金']
    : ['增速', '竞争', '评分', '价格带', '断货信号']
}
