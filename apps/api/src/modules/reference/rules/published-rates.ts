import { readData } from '#platform/facts.ts'
import type { ExchangeRate } from './exchange-rate.ts'
import { dayNumber } from './goods-day.ts'

const CURRENCY_OF: Record<string, string> = {
  Australia: 'AUD',
  Brazil: 'BRL',
  Canada: 'CAD',
  China: 'CNY',
  Denmark: 'DKK',
  Euro: 'EUR',
  'Hong Kong': 'HKD',
  India: 'INR',
  Japan: 'JPY',
  Malaysia: 'MYR',
  Mexico: 'MXN',
  'New Zealand': 'NZD',
  Norway: 'NOK',
  Singapore: 'SGD',
  'South Africa': 'ZAR',
  'South Korea': 'KRW',
  'Sri Lanka': 'LKR',
  Sweden: 'SEK',
  Switzerland: 'CHF',
  Taiwan: 'TWD',
  Thailand: 'THB',
  'United Kingdom': 'GBP',
}

/** Currencies that their central banks hold at a fixed rate to the US dollar, unchanged for decades. */
const PEGS: Record<string, number> = { SAR: 3.75, AED: 3.6725, QAR: 3.64, BHD: 0.376, OMR: 0.3845 }

/** Rates that come with the product: monthly means since 2019 and the dollar pegs. */
export function publishedRates(): (ExchangeRate & { source: string })[] {
  const rows = readData('fx_monthly_2019_2026_pddl.csv')
  const monthly = rows.flatMap((row) => {
    const currency = CURRENCY_OF[row['Country'] ?? '']
    const day = dayNumber(row['Date'] ?? '')
    const perUsd = Number(row['Exchange rate'])
    return currency && day !== null && perUsd > 0 ? [{ currency, day, perUsd, source: 'monthly' }] : []
  })
  const since = dayNumber('2003-01-01') ?? 0
  const pegs = Object.entries(PEGS).map(([currency, perUsd]) => ({
    currency,
    day: since,
    perUsd,
    source: 'peg',
  }))
  return [...monthly, ...pegs]
}
