import type { IdSet } from '#shared/board'

function idsOf(value: string | undefined): Set<number> {
  return new Set(value ? value.split(',').map(Number) : [])
}

/** True when every id of the set is in the value (`12,144`). */
export function isSetOn(value: string | undefined, set: IdSet): boolean {
  const ids = idsOf(value)
  return set.ids.every((id) => ids.has(id))
}

/** The value with the set put in, or taken out when it was on; undefined when nothing is left. */
export function toggleSet(value: string | undefined, set: IdSet): string | undefined {
  const ids = idsOf(value)
  const isOn = isSetOn(value, set)
  for (const id of set.ids) isOn ? ids.delete(id) : ids.add(id)
  return ids.size > 0 ? [...ids].sort((a, b) => a - b).join(',') : undefined
}
