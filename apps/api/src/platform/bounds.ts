import { Failure } from './failure.ts'

/** From and to, both included; an absent end is open. */
export interface Bounds {
  min?: number | undefined
  max?: number | undefined
}

/**
 * Refuses ranges whose least value is above their greatest.
 * @param ranges by the names of the contract: `x` is `min_x` and `max_x` of the query
 * @param labels Chinese names of them, for the sentence
 * @throws {Failure} `bad_parameter`, with every such field
 */
export function refuseCrossedBounds<Name extends string>(
  ranges: Readonly<Partial<Record<Name, Bounds>>>,
  labels?: Readonly<Partial<Record<Name, string>>>,
): void {
  const fields = (Object.keys(ranges) as Name[]).flatMap((name) => {
    const { min, max } = ranges[name] ?? {}
    if (min === undefined || max === undefined || min <= max) return []
    const label = labels?.[name]
    const what = label === undefined ? '下限' : `${label}的下限`
    const message = `${what} min_${name}=${min} 大于上限 max_${name}=${max}，请对调或改小下限`
    return [`query.min_${name}`, `query.max_${name}`].map((path) => ({ path, message }))
  })
  const first = fields[0]
  if (first) throw new Failure('bad_parameter', first.message, { fields })
}
