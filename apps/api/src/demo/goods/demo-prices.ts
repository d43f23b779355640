import { minorDigits } from '@haixuan/rules'
import type { Amount } from '../../modules/goods/rules/goods-record.ts'
import type { ExchangeRates } from '../../modules/reference/rules/exchange-rate.ts'
import { REGIONS } from '../../modules/reference/rules/region.ts'
import type { DemoMarketplace } from '../demo-marketplace.ts'
import type { Random } from './random.ts'

/** Regions in which each marketplace sells, and how likely a product is there. */
const REACH: Record<DemoMarketplace, [regionId: number, chance: number][]> = {
  temu: [
    ...([
      [211, 0.78],
      [210, 0.4],
      [76, 0.42],
      [69, 0.38],
      [186, 0.3],
      [98, 0.26],
      [37, 0.32],
    ] as [number, number][]),
    ...([
      [12, 0.26],
      [144, 0.14],
      [128, 0.3],
      [100, 0.28],
      [185, 0.16],
      [174, 0.14],
      [160, 0.12],
    ] as [number, number][]),
    ...([
      [29, 0.16],
      [162, 0.1],
      [141, 0.1],
      [191, 0.05],
    ] as [number, number][]),
  ],
  shein: [
    ...([
      [211, 0.85],
      [210, 0.4],
      [69, 0.4],
      [76, 0.3],
      [186, 0.28],
      [128, 0.25],
      [174, 0.2],
    ] as [number, number][]),
    ...([
      [29, 0.2],
      [12, 0.2],
      [37, 0.2],
      [98, 0.2],
    ] as [number, number][]),
  ],
  aliexpress: [
    ...([
      [211, 0.6],
      [29, 0.45],
      [186, 0.4],
      [69, 0.35],
      [185, 0.35],
      [174, 0.2],
      [162, 0.25],
    ] as [number, number][]),
    ...([
      [100, 0.2],
      [128, 0.2],
      [210, 0.2],
      [98, 0.2],
    ] as [number, number][]),
  ],
  tiktok: [
    [211, 0.7],
    [210, 0.35],
    [160, 0.2],
    [128, 0.18],
    [186, 0.15],
    [76, 0.12],
    [100, 0.08],
  ],
}

/** Used where no rate is published: the demo then shows a price without a dollar figure. */
const ROUGH_RATE: Record<string, number> = { PHP: 57, PLN: 3.7 }

/** Regions of one product; always at least one. */
export function demoRegions(random: Random, marketplace: DemoMarketplace): number[] {
  const regions = REACH[marketplace]
    .filter(([, chance]) => random.chance(chance))
    .map(([regionId]) => regionId)
  return regions.length > 0 ? regions : [REACH[marketplace][0]?.[0] ?? 211]
}

/** A shop price in the currency of a region: ends in 9 where there are small coins. */
export function localPrice(cents: number, regionId: number, rates: ExchangeRates, day: number): Amount {
  const currency = REGIONS.get(regionId)?.currency ?? 'USD'
  const rate = rates.perUsd(currency, day) ?? ROUGH_RATE[currency] ?? 1
  const minor = (cents / 100) * rate * 10 ** minorDigits(currency)
  if (currency === 'USD') return { amount: Math.max(1, Math.round(minor)), currency }
  return { amount: Math.max(9, Math.round(minor / 10) * 10 - 1), currency }
}
