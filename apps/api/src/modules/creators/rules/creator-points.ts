import type { components } from '@haixuan/api-sdk/schema'
import { known, MISSING } from '#modules/goods/rules'
import { compactDay } from '#modules/reference/rules'

type Point = components['schemas']['CreatorHistory']['points'][number]

/** Values at the end of each day; -1 is missing. */
interface StoredDays {
  start_day: number
  followers: readonly number[]
  likes: readonly number[]
  videos: readonly number[]
  units: readonly number[]
  gmv: readonly number[]
}

/**
 * What a day added to a running total; null unless both ends are known. A total that fell was corrected by the
 * marketplace: nothing can be said of such a day.
 */
export function addedOn(totals: readonly number[], index: number): number | null {
  const [before, now] = [totals[index - 1] ?? MISSING, totals[index] ?? MISSING]
  return before === MISSING || now === MISSING || now < before ? null : now - before
}

/** The last `days` days of a creator, oldest first. Totals become what each day added. */
export function creatorPoints(stored: StoredDays, days: number): Point[] {
  const { start_day, followers, likes, videos, units, gmv } = stored
  const from = Math.max(0, followers.length - days)
  return followers.slice(from).map((count, offset) => {
    const index = from + offset
    return {
      date: compactDay(start_day + index),
      followers: known(count),
      likes: known(likes[index] ?? MISSING),
      units: addedOn(units, index),
      gmvUsd: addedOn(gmv, index),
      videos: addedOn(videos, index),
    }
  })
}
