import { MISSING } from '@haixuan/ui-kit'

/** Stars with the decimals that the source gave, one at least: 5.0, 4.6, 4.95. */
export function scoreText(stars: number | null | undefined): string {
  if (stars === null || stars === undefined) return MISSING
  return stars.toFixed(Number.isInteger(Number((stars * 10).toPrecision(12))) ? 1 : 2)
}
