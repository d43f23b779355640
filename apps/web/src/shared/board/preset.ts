import type { BoardQuery, ListOperation } from './list-operation.ts'
import type { QueryPatch, SearchSchema } from './search-schema.ts'

/** A named way to ask: several filters and an order at once. */
export interface Preset<Op extends ListOperation> {
  label: string
  query: BoardQuery<Op>
}

/** True when the query asks for everything that the preset asks for. */
export function isPresetOn<Op extends ListOperation>(
  search: SearchSchema<Op>,
  preset: Preset<Op>,
  query: BoardQuery<Op>,
): boolean {
  const [wanted, given] = [search.serialise(preset.query), search.serialise(query)]
  const names = Object.keys(wanted)
  return names.length > 0 && names.every((name) => wanted[name] === given[name])
}

/** The query with the preset put in place of every other preset, or taken out when it was on. */
export function togglePreset<Op extends ListOperation>(
  search: SearchSchema<Op>,
  presets: readonly Preset<Op>[],
  preset: Preset<Op>,
  query: BoardQuery<Op>,
): BoardQuery<Op> {
  const off = presets
    .filter((other) => isPresetOn(search, other, query))
    .flatMap((other) => Object.keys(other.query).map((name) => [name, undefined]))
  const patch = Object.fromEntries(off) as QueryPatch<Op>
  return search.change(query, isPresetOn(search, preset, query) ? patch : { ...patch, ...preset.query })
}
