import { describe, expect, it } from 'vitest'
import { jobName, scheduleText, waitText } from './job-text.ts'

describe('words of jobs', () => {
  it.each([
    [0, '0 秒'],
    [59_999, '59 秒'],
    [60_000, '1 分钟'],
    [3_599_999, '59 分钟'],
    [3_600_000, '1 小时'],
    [86_399_999, '23 小时'],
    [86_400_000, '1 天'],
  ])('%d ms is %s', (ms, text) => expect(waitText(ms)).toBe(text))

  it('a kind of another version is shown as it is', () => {
    expect([jobName('alerts'), jobName('of-tomorrow')]).toEqual(['视图提醒', 'of-tomorrow'])
  })

  it.each([
    ['30 3 * * *', 'Asia/Shanghai', '每天 03:30（北京时间）'],
    ['0 14 * * *', 'Europe/Berlin', '每天 14:00（Europe/Berlin）'],
    ['0 4 * * 1', 'Asia/Shanghai', '0 4 * * 1（北京时间）'],
    ['*/5 * * * *', 'UTC', '每 5 分钟'],
    ['*/5 3 * * *', 'UTC', '*/5 3 * * *（UTC）'],
  ])('%s in %s is %s', (cron, zone, text) => expect(scheduleText(cron, zone)).toBe(text))
})
