import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arcPath, sharesOf } from './shares.ts'

const slice = (value: number, index: number) => ({ id: `s${index}`, label: `第${index}`, value })

it('adds up to exactly 100 percent and closes the ring, whatever the values', () => {
  const values = fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(values, fc.integer({ min: 2, max: 8 }), (all, limit) => {
      const shares = sharesOf(all.map(slice), limit)
      expect(shares.reduce((sum, { permille }) => sum + permille, 0)).toBe(1000)
      expect(shares.length).toBeLessThanOrEqual(limit)
      expect(shares[0]?.start).toBe(0)
      expect(shares.at(-1)?.end).toBeCloseTo(1, 9)
      expect(shares.reduce((sum, { value }) => sum + value, 0)).toBe(
        all.reduce((sum, value) => sum + value, 0),
      )
    }),
  )
})

it('puts small ones together and leaves out what is no share', () => {
  const shares = sharesOf([5, 0, 40, -3, 30, 20, 5].map(slice), 4)
  expect(shares.map(({ label, permille }) => `${label} ${permille}`)).toEqual([
    '第2 400',
    '第4 300',
    '第5 200',
    '其他 100',
  ])
  expect(sharesOf([0, -1].map(slice))).toEqual([])
})

it('draws a whole ring without a seam, and a part with two straight ends', () => {
  expect(arcPath(0, 1, 50, 32)).toBe(
    'M0.000 -50.000A50 50 0 0 1 0.000 50.000A50 50 0 0 1 0.000 -50.000Z' +
      'M0.000 -32.000A32 32 0 0 0 0.000 32.000A32 32 0 0 0 0.000 -32.000Z',
  )
  expect(arcPath(0, 0.25, 50, 32)).toBe(
    'M0.000 -50.000A50 50 0 0 1 50.000 -0.000L32.000 -0.000A32 32 0 0 0 0.000 -32.000Z',
  )
})

it('never loses a slice, though the rest of the ring is too little to be seen', () => {
  const [all] = sharesOf([1_000_000_000, 100].map(slice))
  expect(arcPath(all?.start ?? 0, all?.end ?? 0, 50, 32)).toBe(arcPath(0, 1, 50, 32))
  fc.assert(
    fc.property(fc.double({ min: 1e-4, max: 1, noNaN: true }), (end) => {
      // From a point to itself SVG draws no arc.
      for (const [, from, to] of arcPath(0, end, 50, 32).matchAll(
        /[ML](\S+ \S+)A\S+ \S+ 0 \d \d (\S+ \S+?)(?=[AZL])/g,
      ))
        expect(from).not.toBe(to)
    }),
  )
})
