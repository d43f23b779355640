/**
 * `US$5–10`, `< US$5`, `≥ US$100`; `全部` where neither end is known.
 * @param least US cents, the first of the band
 * @param below US cents, the first above the band
 */
export function priceBandText(least: number | null, below: number | null): string {
  if (below === null) return least === null ? '全部' : `≥ US$${least / 100}`
  return least === null || least === 0 ? `< US$${below / 100}` : `US$${least / 100}–${below / 100}`
}
