import { Cron } from 'croner'

/** A cron of five fields: seconds, nicknames and years are not offered. */
const FIVE_FIELDS = /^\S+(?: \S+){4}$/

/**
 * The first moment after `after` at which the fields match in the zone. A local time that daylight saving time skips
 * is moved after the change; one that occurs twice counts once. Epoch milliseconds.
 * @throws Error for an invalid cron or zone, or a time that never comes
 */
export function nextTime(cron: string, zone: string, after: number): number {
  if (!FIVE_FIELDS.test(cron)) throw new Error(`The cron "${cron}" must have five fields.`)
  requireZone(zone)
  const next = new Cron(cron, { timezone: zone, paused: true }).nextRun(new Date(after))
  if (!next) throw new Error(`The cron "${cron}" never comes.`)
  return next.getTime()
}

/** @throws Error when the zone is no IANA zone */
function requireZone(zone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
  } catch {
    throw new Error(`The time zone "${zone}" is not known.`)
  }
}
