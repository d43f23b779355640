import type { LiveGoodsRecord, LiveRecord } from '../../modules/creators/rules/creator-record.ts'
import type { DemoOffer } from '../../modules/creators/store/demo-offers.ts'
import type { Random } from '../goods/random.ts'
import { demoLiveTitle } from './demo-people.ts'

export interface DemoLiveOwner {
  handle: string
  followers: number
  /** Units an hour. */
  pace: number
  regionId: number | null
}

const usd = (amount: number) => ({ amount, currency: 'USD' })
const MINUTE_MS = 60_000

/** How many people watch in each minute: a quick rise, a long middle, a slow end. */
function online(random: Random, minutes: number, peak: number): number[] {
  return Array.from({ length: minutes }, (_, minute) => {
    const at = minute / minutes
    const shape = Math.min(1, at * 6) * (1 - Math.max(0, at - 0.75) * 2.4)
    return Math.max(1, Math.round(peak * shape * (0.75 + random.next() * 0.25)))
  })
}

/**
 * One live. What it sells in each minute, by product and in all, adds up to the same sums.
 * @param endedAt epoch milliseconds; null while it is on the air
 */
export function demoLive(
  random: Random,
  owner: DemoLiveOwner,
  offers: readonly DemoOffer[],
  {
    id,
    startedAt,
    endedAt,
    seenAt,
  }: { id: string; startedAt: number; endedAt: number | null; seenAt: number },
): LiveRecord {
  const minutes = Math.max(1, Math.round(((endedAt ?? seenAt) - startedAt) / MINUTE_MS))
  const peak = Math.round(40 + owner.followers * (0.001 + random.next() * 0.008))
  const people = online(random, minutes, peak)
  const gmvByMinute = people.map(() => 0)
  const step = Math.max(1, Math.floor(minutes / offers.length))
  const goods = offers.map((item, index): LiveGoodsRecord => {
    const from = Math.min(minutes - 1, index * step)
    const to = Math.min(minutes, from + step)
    let units = 0
    for (let minute = from; minute < to; minute++) {
      const share = (people[minute] ?? 0) / Math.max(1, peak)
      const sold = Math.floor(((owner.pace * share) / 60) * (0.3 + random.next() * 2) + random.next())
      units += sold
      gmvByMinute[minute] = (gmvByMinute[minute] ?? 0) + sold * item.cents
    }
    return { externalId: item.id, fromMinute: from, toMinute: to, units, gmv: usd(units * item.cents) }
  })
  const units = goods.reduce((sum, item) => sum + (item.units ?? 0), 0)
  const gmv = gmvByMinute.reduce((sum, cents) => sum + cents, 0)
  const first = offers[0]
  return {
    marketplace: 'tiktok',
    externalId: id,
    title: demoLiveTitle(random, first?.path.at(-1)?.nameZh ?? ''),
    creator: { handle: owner.handle },
    coverUrl: first?.picture ?? null,
    regionId: owner.regionId,
    categoryPath: first?.path ?? null,
    startedAt,
    endedAt,
    viewers: random.chance(0.03) ? null : Math.round(peak * (minutes / 9) * (0.6 + random.next() * 0.6)),
    peakOnline: Math.max(...people),
    units,
    gmv: usd(gmv),
    goodsCount: goods.length,
    online: people,
    gmvByMinute,
    goods,
    estimated: true,
    seenAt,
  }
}
