import { REGIONS, regionText } from '#modules/reference/rules'
import type { RowCurrency } from './import-kind.ts'

/**
 * Counts rows whose currency is not that of their region. Both may be right, as for prices that a source shows in US
 * dollars everywhere, so they are imported and a person is asked: a wrong regionId puts all rows into another country.
 */
export class RegionQuestions {
  readonly #rows = new Map<string, { regionId: number; currency: string; rows: number }>()

  add(found: RowCurrency | null): void {
    if (!found?.regionId || !found.currency) return
    const { regionId, currency } = found
    if (REGIONS.get(regionId)?.currency === currency) return
    const key = `${regionId} ${currency}`
    const entry = this.#rows.get(key) ?? { regionId, currency, rows: 0 }
    entry.rows++
    this.#rows.set(key, entry)
  }

  /** A Chinese question for each pair, the commonest first. */
  sentences(): string[] {
    return [...this.#rows.values()]
      .sort((a, b) => b.rows - a.rows)
      .map(({ regionId, currency, rows }) => {
        const usual = REGIONS.get(regionId)?.currency
        return `${regionText(regionId)}的币种是 ${usual}，有 ${rows} 行写的是 ${currency}。请核对 region 与 currency，是否写成了别的国家`
      })
  }
}
