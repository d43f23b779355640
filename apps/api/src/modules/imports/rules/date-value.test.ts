import { describe, expect, test } from 'vitest'
import { type DateFormat, dateValue, momentValue } from './date-value.ts'
import { refusalOf } from './rejected-reason.fixture.ts'

/** 1 June 2026, an hour before midnight. */
const NOW = Date.UTC(2026, 5, 1, 23)
const day = (raw: string, format?: DateFormat) => dateValue(raw, format, NOW)
const refusal = (raw: string, format?: DateFormat) => refusalOf(() => day(raw, format))

describe('a day', () => {
  test('is written yyyy-mm-dd unless the mapping says otherwise', () => {
    expect(day('2026-01-21')).toBe('2026-01-21')
    expect(refusal('20260121')).toBe('date_invalid 日期应写作 yyyy-mm-dd：“20260121”')
  })

  test.each([
    ['yyyy-mm-dd', '2026-01-21 08:00', '2026-01-21'],
    ['yyyy/mm/dd', '2026/01/02 08:00', '2026-01-02'],
    ['yyyy/mm/dd', '2026/1/2', '2026-01-02'],
    ['dd/mm/yyyy', '2/1/2026', '2026-01-02'],
    ['mm/dd/yyyy', '01/02/2026', '2026-01-02'],
    ['yyyymmdd', '20260102', '2026-01-02'],
    ['yyyy-mm', '2026-02', '2026-02-01'],
  ] as const)('as %s: %s is %s', (format, raw, expected) => {
    expect(day(raw, format)).toBe(expected)
  })

  test.each([
    ['yyyy-mm-dd', '2026-1-21'],
    ['yyyy-mm-dd', '2026-01-2108:00'],
    ['yyyy-mm-dd', 'x2026-01-21'],
    ['yyyymmdd', '2026-01-21'],
    ['yyyymmdd', '202601211'],
    ['yyyy/mm/dd', '2026/1/2T08:00'],
    ['dd/mm/yyyy', '21/13/2026'],
    ['mm/dd/yyyy', '13/21/2026'],
    ['yyyy-mm', '2026-13'],
    ['yyyy-mm', '2026-02-01'],
    ['epoch-s', '-1'],
    ['epoch-s', '1.5'],
    ['epoch-ms', '1'.repeat(16)],
    ['epoch-ms', ''],
  ] as const)('as %s: %s is none', (format, raw) => {
    expect(refusal(raw, format)).toBe(`date_invalid 日期应写作 ${format}：“${raw}”`)
  })

  test('is one from 2000 to tomorrow', () => {
    expect([day('2000-01-01'), day('2026-06-02')]).toEqual(['2000-01-01', '2026-06-02'])
    const outside = (raw: string) => `date_out_of_range 日期必须在 2000-01-01 与今天之间：“${raw}”`
    for (const raw of ['1999-12-31', '2026-06-03']) expect(refusal(raw)).toBe(outside(raw))
  })

  test('tomorrow begins at midnight UTC', () => {
    const midnight = Date.UTC(2026, 5, 1)
    expect(dateValue('2026-06-02', undefined, midnight)).toBe('2026-06-02')
    expect(refusalOf(() => dateValue('2026-06-02', undefined, midnight - 1))).toContain('date_out_of_range')
  })

  test('may be a number of seconds or milliseconds', () => {
    const [first, last] = [Date.UTC(2026, 0, 21), Date.UTC(2026, 0, 21, 23, 59, 59)]
    expect([day(`${first / 1_000}`, 'epoch-s'), day(`${last / 1_000}`, 'epoch-s')]).toEqual([
      ...['2026-01-21', '2026-01-21'],
    ])
    expect([day(`${first}`, 'epoch-ms'), day(`${first - 1}`, 'epoch-ms')]).toEqual([
      ...['2026-01-21', '2026-01-20'],
    ])
  })

  test('of a number that no calendar has is out of range, not unreadable', () => {
    for (const raw of ['9'.repeat(15), '4102444800001', '4102444800000', '0'])
      expect(refusal(raw, 'epoch-ms')).toContain('date_out_of_range')
    expect(refusal('9'.repeat(15), 'epoch-s')).toContain('date_out_of_range')
  })
})

describe('a moment', () => {
  const moment = (raw: string, format?: DateFormat) => momentValue(raw, format, NOW)
  const refused = (raw: string, format?: DateFormat) => refusalOf(() => moment(raw, format))

  test.each([
    ['2026-01-02', Date.UTC(2026, 0, 2)],
    ['2026-01-02T03:04', Date.UTC(2026, 0, 2, 3, 4)],
    ['2026-01-02 03:04:05', Date.UTC(2026, 0, 2, 3, 4, 5)],
    ['2026-01-02T03:04:05.678', Date.UTC(2026, 0, 2, 3, 4, 5, 678)],
    ['2026-01-02 03:04:05 Z', Date.UTC(2026, 0, 2, 3, 4, 5)],
    ['2026-01-02T03:04:05-0130', Date.UTC(2026, 0, 2, 4, 34, 5)],
  ])('%s is %d', (raw, expected) => {
    expect(moment(raw)).toBe(expected)
  })

  test.each(['2026-02-30', '2026-02-30T10:00', '2026-01-02T24:01', '2026-01-02T10', '10:00', ''])(
    '“%s” is none',
    (raw) => {
      expect(refused(raw)).toBe(`date_invalid 时间应写作 yyyy-mm-dd hh:mm:ss：“${raw}”`)
    },
  )

  test('is one from 2000 to a day from now', () => {
    const first = Date.UTC(2000, 0, 1)
    expect(moment('2000-01-01')).toBe(first)
    expect(moment(`${first}`, 'epoch-ms')).toBe(first)
    expect(moment(`${NOW + 86_400_000}`, 'epoch-ms')).toBe(NOW + 86_400_000)
    for (const ms of [first - 1, NOW + 86_400_001])
      expect(refused(`${ms}`, 'epoch-ms')).toBe(`date_out_of_range 时间必须在 2000-01-01 与今天之间：“${ms}”`)
  })

  test('may be a number of seconds or milliseconds of at most 15 digits', () => {
    expect(moment('1768953600', 'epoch-s')).toBe(1_768_953_600_000)
    expect(moment('1768953600123', 'epoch-ms')).toBe(1_768_953_600_123)
    for (const raw of ['', '1.5', '-1', '1'.repeat(16)])
      expect(refused(raw, 'epoch-s')).toContain('date_invalid')
    expect(refused('1'.repeat(15), 'epoch-ms')).toContain('date_out_of_range')
  })
})
