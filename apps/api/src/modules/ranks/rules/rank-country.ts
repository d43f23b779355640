import { compareRegions, REGIONS } from '#modules/reference/rules'
import type { BoardName } from './rank-board.ts'

/** regionId of the United States. */
const US = 211
/** Saudi Arabia and the Arabian Peninsula are with Europe (specification, section 9). */
const PENINSULA = new Set([174, 209, 105, 165, 152, 16])

function belongs(board: BoardName, regionId: number): boolean {
  const area = PENINSULA.has(regionId) ? 'eu' : REGIONS.get(regionId)?.area
  if (board === 'us') return regionId === US
  if (board === 'eu') return area === 'eu'
  if (board === 'world') return area === 'global'
  return board === 'price-drop'
}

/**
 * Countries of a board in the order of the specification: UK, Germany, France, Saudi Arabia, Italy, Spain, Arabian
 * Peninsula for eu; Australia, Canada, Japan, Korea, Brazil, Mexico, Philippines for world; then the others.
 * @param scopes regions that have a board
 */
export function boardCountries(board: BoardName, scopes: readonly number[]): number[] {
  return scopes.filter((id) => id !== 0 && belongs(board, id)).sort(compareRegions)
}

/** Whose board is shown when nobody asks for a country. */
export function firstScope(board: BoardName, countries: readonly number[]): number {
  if (board === 'us') return US
  return board === 'eu' || board === 'world' ? (countries[0] ?? 0) : 0
}
