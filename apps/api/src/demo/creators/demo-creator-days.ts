import { DAY_MS } from '@haixuan/rules'
import type { CreatorDays } from '../../modules/creators/rules/creator-record.ts'
import type { Random } from '../goods/random.ts'

/** Days of history that demo creators have. */
export const DEMO_DAYS = 60

export interface DemoPace {
  /** Followers sixty days ago. */
  followers: number
  /** Growth of followers a day, for example 0.002. */
  growth: number
  /** Videos a day. */
  videos: number
  /** Likes a video. */
  likes: number
  /** Units a day, and US cents of a unit. */
  units: number
  cents: number
}

/** Running totals of sixty days that end with `lastDay`. Sales swing by weekday and have a few strong days. */
export function demoCreatorDays(
  random: Random,
  handle: string,
  pace: DemoPace,
  lastDay: number,
): CreatorDays {
  const startDay = lastDay - DEMO_DAYS + 1
  const days: CreatorDays = { handle, startDay, followers: [], likes: [], videos: [], units: [], gmv: [] }
  const total = {
    followers: pace.followers,
    likes: pace.followers * (4 + random.next() * 20),
    videos: random.int(40, 900),
    units: pace.units * random.int(60, 500),
    gmv: 0,
  }
  total.gmv = total.units * pace.cents
  for (let i = 0; i < DEMO_DAYS; i++) {
    const weekend = [0, 6].includes(new Date((startDay + i) * DAY_MS).getUTCDay()) ? 1.3 : 0.9
    const burst = random.chance(0.06) ? 2 + random.next() * 4 : 1
    const posted = Math.floor(pace.videos) + (random.chance(pace.videos % 1) ? 1 : 0)
    const sold = Math.max(0, pace.units * weekend * burst * (1 + random.normal() * 0.25))
    total.followers *= 1 + pace.growth * (1 + random.normal() * 0.8) * burst
    total.likes += Math.max(0, pace.likes * (posted + 0.3) * burst * (1 + random.normal() * 0.3))
    total.videos += posted
    total.units += Math.round(sold)
    total.gmv += Math.round(sold) * pace.cents
    for (const name of ['followers', 'likes', 'videos', 'units', 'gmv'] as const) {
      days[name].push(Math.max(0, Math.round(total[name])))
    }
  }
  return days
}
