import type { GoodsRecord } from '../../modules/goods/rules/goods-record.ts'
import type { Random } from './random.ts'

/** Reviews of a product by area, a part of all of them, with stars near those of the whole. */
export function demoReviews(random: Random, total: number, stars: number): GoodsRecord['reviewsByArea'] {
  const near = () => Math.min(5, Math.max(1, Math.round((stars + random.normal() * 0.15) * 10) / 10))
  const us = Math.round(total * (0.3 + random.next() * 0.4))
  const eu = Math.round((total - us) * random.next())
  return [
    ...(random.chance(0.8) ? [{ area: 'us' as const, commentCount: us, score: near() }] : []),
    ...(random.chance(0.6) ? [{ area: 'eu' as const, commentCount: eu, score: eu > 0 ? near() : null }] : []),
  ]
}
