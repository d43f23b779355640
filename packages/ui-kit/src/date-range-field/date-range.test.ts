import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datePresets, dateRangeText, daysIn } from './date-range.ts'

const preset = (today: string, id: string) => datePresets(today).find((one) => one.id === id)?.range

describe('datePresets', () => {
  it('counts today in', () => {
    expect(preset('2026-11-21', 'last-7')).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(preset('2026-11-21', 'last-30')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  })
  it('knows months of every length', () => {
    expect(preset('2026-03-31', 'last-month')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
    expect(preset('2028-03-01', 'last-month')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(preset('2027-01-01', 'last-month')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
    expect(preset('2026-11-01', 'this-month')).toEqual({ from: '2026-11-01', to: '2026-11-01' })
  })
  it('holds 7 and 30 days on every day, and never goes beyond today', () => {
    const date = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(date, (day) => {
        const today = day.toISOString().slice(0, 10)
        expect(daysIn(preset(today, 'last-7') ?? { from: '', to: '' })).toBe(7)
        expect(daysIn(preset(today, 'last-30') ?? { from: '', to: '' })).toBe(30)
        for (const { range } of datePresets(today)) {
          expect(range.from <= range.to && range.to <= today).toBe(true)
        }
      }),
    )
  })
})

describe('dateRangeText', () => {
  it.each([
    [{ from: '2026-11-15', to: '2026-11-21' }, '近7天'],
    [{ from: '2026-11-02', to: '2026-11-09' }, '11-02 至 11-09'],
    [{ from: '2026-11-09', to: '2026-11-09' }, '11-09'],
    [{ from: '2025-12-20', to: '2026-01-05' }, '2025-12-20 至 2026-01-05'],
  ])('%j is %s', (value, text) => expect(dateRangeText(value, '2026-11-21')).toBe(text))
  it('knows the spans of whoever uses it, and none beside them', () => {
    const own = [{ id: 'month', label: '整月', range: { from: '2026-11-01', to: '2026-11-30' } }]
    expect(dateRangeText({ from: '2026-11-01', to: '2026-11-30' }, '2026-11-30', own)).toBe('整月')
    expect(dateRangeText({ from: '2026-11-24', to: '2026-11-30' }, '2026-11-30', own)).toBe('11-24 至 11-30')
  })
})
