import { describe, expect, test } from 'vitest'
import { nextTime } from './next-time.ts'

const at = (text: string) => Date.parse(text)
const next = (cron: string, zone: string, after: string) =>
  new Date(nextTime(cron, zone, at(after))).toISOString()

describe('next time of a schedule', () => {
  test('is meant in its zone and lies behind the moment', () => {
    expect(next('30 3 * * *', 'Asia/Shanghai', '2026-11-26T00:00:00Z')).toBe('2026-11-26T19:30:00.000Z')
    expect(next('30 3 * * *', 'Asia/Shanghai', '2026-11-26T19:29:59.999Z')).toBe('2026-11-26T19:30:00.000Z')
    expect(next('30 3 * * *', 'Asia/Shanghai', '2026-11-26T19:30:00.000Z')).toBe('2026-11-27T19:30:00.000Z')
  })

  test('a local time that a change of clocks leaves out comes behind it', () => {
    // Berlin goes from 02:00 to 03:00 on 2026-03-29, at 01:00Z.
    const gap = at(next('30 2 * * *', 'Europe/Berlin', '2026-03-28T12:00:00Z'))
    expect(gap).toBeGreaterThanOrEqual(at('2026-03-29T01:00:00Z'))
    expect(gap).toBeLessThanOrEqual(at('2026-03-29T02:00:00Z'))
    expect(nextTime('30 2 * * *', 'Europe/Berlin', gap)).toBe(at('2026-03-30T00:30:00Z'))
  })

  test('a local time that comes twice counts once', () => {
    // Berlin goes from 03:00 back to 02:00 on 2026-10-25, at 01:00Z.
    const first = at(next('30 2 * * *', 'Europe/Berlin', '2026-10-24T12:00:00Z'))
    expect([at('2026-10-25T00:30:00Z'), at('2026-10-25T01:30:00Z')]).toContain(first)
    expect(nextTime('30 2 * * *', 'Europe/Berlin', first)).toBe(at('2026-10-26T01:30:00Z'))
  })

  test('every hour comes each hour, through a change of clocks too', () => {
    let moment = at('2026-10-24T23:30:00Z')
    for (let hour = 0; hour < 5; hour++) {
      const following = nextTime('0 * * * *', 'Europe/Berlin', moment)
      expect(following - moment).toBeLessThanOrEqual(2 * 3_600_000)
      moment = following
    }
  })

  test.each([
    ['30 3 * *', 'Asia/Shanghai'],
    ['0 30 3 * * *', 'Asia/Shanghai'],
    ['@daily', 'Asia/Shanghai'],
    ['61 3 * * *', 'Asia/Shanghai'],
    ['30 3 * * *', 'Asia/Nowhere'],
    ['30 3 * * *', ''],
    ['0 0 31 2 *', 'UTC'],
  ])('%s in “%s” is refused', (cron, zone) => {
    expect(() => nextTime(cron, zone, 0)).toThrow()
  })
})
