import type { VideoRecord } from '../../modules/creators/rules/creator-record.ts'
import { dayOfTime, isoDay } from '../../modules/reference/rules/goods-day.ts'
import { Random } from '../goods/random.ts'

/** Days that a demo video is paid for, most often from the first week on. */
const LATEST_START = 7

/**
 * When a demo video was paid for to be shown: one that is now, since when; of the others a quarter, for how long.
 * From a stream of its own, so that the other figures stay as they are.
 * @param number of the video
 * @param lastDay last day that has figures, days since 1970-01-01
 */
export function demoPromotion(
  number: number,
  { promoted, postedAt }: VideoRecord,
  lastDay: number,
): Pick<VideoRecord, 'promotedFrom' | 'promotedTo'> {
  const random = new Random(number + 31)
  const posted = dayOfTime(postedAt)
  const from = Math.min(lastDay, posted + random.int(0, LATEST_START))
  if (promoted === true) return { promotedFrom: isoDay(from) }
  if (promoted !== false || !random.chance(0.25) || from === lastDay) return {}
  return { promotedFrom: isoDay(from), promotedTo: isoDay(random.int(from + 1, lastDay)) }
}
