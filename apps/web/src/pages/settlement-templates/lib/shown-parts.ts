/** One part of the money of a month, in minor units of one currency. */
export interface Part {
  id: string
  label: string
  value: number
}

/** What is below this share is put together in the ring. */
const SMALL = 0.02
/** The ring shows at most this many parts; a kit ring would put the rest together without counting it. */
const MOST = 7

/**
 * Parts for the table and for the ring. The table has each of them, largest first; the ring puts those below
 * 2 % and those after the sixth together as 其他, unless that would be a single one that fits. A part that
 * is 0 or less has no arc and no share, but its row. `total` is the sum of the ring.
 */
export function shownParts(parts: readonly Part[]): { table: Part[]; ring: Part[]; total: number } {
  const table = parts.filter(({ value }) => value !== 0).sort((a, b) => b.value - a.value)
  const drawn = table.filter(({ value }) => value > 0)
  const total = drawn.reduce((sum, { value }) => sum + value, 0)
  const large = drawn.filter(({ value }) => value >= total * SMALL)
  const kept = large.length === drawn.length && drawn.length <= MOST ? large : large.slice(0, MOST - 1)
  const rest = drawn.slice(kept.length)
  const [single] = rest
  const last: Part[] =
    rest.length > 1
      ? [
          {
            id: 'small',
            label: `其他（${rest.length} 项）`,
            value: rest.reduce((sum, { value }) => sum + value, 0),
          },
        ]
      : single
        ? [single]
        : []
  return { table, ring: [...kept, ...last], total }
}
