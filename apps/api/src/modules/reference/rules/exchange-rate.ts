import { isCurrency, minorDigits } from '@haixuan/rules'

/** Units of a currency that one US dollar bought on a day. */
export interface ExchangeRate {
  currency: string
  /** Days since 1970-01-01. */
  day: number
  perUsd: number
}

/** Dated exchange rates. The rate of a day is the newest one not after it. */
export class ExchangeRates {
  readonly #series = new Map<string, { day: number; perUsd: number }[]>()

  constructor(rates: Iterable<ExchangeRate>) {
    for (const { currency, day, perUsd } of rates) {
      const series = this.#series.get(currency)
      if (series) series.push({ day, perUsd })
      else this.#series.set(currency, [{ day, perUsd }])
    }
    for (const series of this.#series.values()) series.sort((a, b) => a.day - b.day)
  }

  /** Units of the currency for one US dollar on that day; null where no rate is known. */
  perUsd(currency: string, day: number): number | null {
    if (currency === 'USD') return 1
    const series = this.#series.get(currency)
    if (!series) return null
    let low = 0
    let high = series.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((series[middle]?.day ?? 0) <= day) low = middle + 1
      else high = middle
    }
    return series[low - 1]?.perUsd ?? null
  }

  /** US cents of an amount in minor units on a day, rounded; null where no rate is known. */
  usdCents(amount: number, currency: string, day: number): number | null {
    const rate = this.perUsd(currency, day)
    if (rate === null || !isCurrency(currency)) return null
    return Math.round((amount / 10 ** minorDigits(currency) / rate) * 100)
  }
}
