import fc from 'fast-check'
import { expect, it } from 'vitest'
import { waterfallBars } from './waterfall-bars.ts'

const step = (value: number | null, index: number) => ({ id: `${index}`, label: `${index}`, value })

it('walks from income to profit', () => {
  const bars = waterfallBars([1000, -300, -150, null].map(step))
  expect(bars.map(({ kind, low, high }) => `${kind} ${low}-${high}`)).toEqual([
    'sum 0-1000',
    'fall 700-1000',
    'fall 550-700',
    'sum 0-550',
  ])
})

it('what is taken off or left out keeps its own look; the first bar and sums are sums', () => {
  const toned = (value: number | null, tone?: 'cost' | 'missing') => ({ ...step(value, 0), tone })
  const bars = waterfallBars([
    toned(100, 'cost'),
    toned(-30, 'cost'),
    toned(-20, 'missing'),
    toned(5),
    toned(null),
  ])
  expect(bars.map(({ kind }) => kind)).toEqual(['sum', 'cost', 'missing', 'rise', 'sum'])
})

it('starts each bar where the last one ended, and sums what came before', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -1e6, max: 1e6 })), { maxLength: 20 }), (values) => {
      const bars = waterfallBars(values.map(step))
      let level = 0
      bars.forEach((bar, index) => {
        const value = values[index] ?? null
        if (value === null) expect(bar.value).toBe(level)
        else expect([bar.low, bar.high]).toContain(level)
        level += value ?? 0
        expect(bar.level).toBe(level)
        expect(bar.low).toBeLessThanOrEqual(bar.high)
      })
    }),
  )
})
