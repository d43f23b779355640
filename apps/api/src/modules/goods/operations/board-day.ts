import { dayNumber, isoDay } from '#modules/reference/rules'
import { Failure } from '#platform/failure.ts'

/**
 * Which day of a board is opened.
 * @param stored days that are stored, newest first
 * @param date yyyy-mm-dd that was asked for; the newest without it
 * @param historyDays days that the tier shows, counted back from the newest
 * @returns null when nothing is stored
 * @throws {Failure} `board_day_unknown`; `tier_needed` for a day beyond the tier
 */
export function openBoardDay(stored: readonly number[], date: string | undefined, historyDays: number) {
  const [newest] = stored
  if (newest === undefined) return null
  const open = stored.filter((day) => day > newest - historyDays)
  const days = open.map(isoDay)
  if (date === undefined) return { day: newest, days }
  const day = dayNumber(date)
  if (day !== null && open.includes(day)) return { day, days }
  if (day !== null && stored.includes(day)) {
    throw new Failure('tier_needed', `当前会员等级可看最近 ${historyDays} 天的榜单，升级会员可看 ${date}`)
  }
  throw new Failure('board_day_unknown', `没有 ${date} 的榜单，请选择列出的日期`)
}
