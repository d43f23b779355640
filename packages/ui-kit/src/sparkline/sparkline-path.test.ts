import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type SparkPoint, sparkShape, sparkWords } from './sparkline-path.ts'

const of = (...values: (number | null)[]): SparkPoint[] => values.map((value) => ({ value }))

it('joins measured neighbours and bridges gaps with dashes', () => {
  expect(sparkShape(of(0, 10, null, 10, 0), 44, 24)).toEqual({
    solid: 'M2 22L12 2M32 2L42 22',
    dashed: 'M12 2L32 2',
    stockOuts: [],
    single: null,
  })
})

it('dashes both sides of an interpolated point and dots a stock-out', () => {
  const shape = sparkShape(
    [{ value: 1 }, { value: 2, mark: 'interpolated' }, { value: 3, mark: 'stock-out' }],
    24,
    24,
  )
  expect(shape.solid).toBe('')
  expect(shape.dashed).toBe('M2 22L12 12L22 2')
  expect(shape.stockOuts).toEqual([{ x: 22, y: 2 }])
})

it('draws nothing without data and a dot for a single value', () => {
  expect(sparkShape(of(null, null), 40, 20)).toEqual({ solid: '', dashed: '', stockOuts: [], single: null })
  expect(sparkShape(of(7), 40, 20).single).toEqual({ x: 2, y: 10 })
})

it('stays inside its box whatever the values', () => {
  const value = fc.option(fc.double({ min: -1e9, max: 1e9, noNaN: true }))
  fc.assert(
    fc.property(fc.array(value, { maxLength: 60 }), (values) => {
      const { solid, dashed } = sparkShape(of(...values), 80, 24)
      for (const [, x, y] of `${solid}${dashed}`.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThanOrEqual(0)
        expect(Number(x)).toBeLessThanOrEqual(80)
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(24)
      }
    }),
  )
})

it('says the course in words', () => {
  expect(sparkWords([{ value: 3 }, { value: null }, { value: 9, mark: 'stock-out' }], String)).toBe(
    '最低 3，最高 9，最新 9，上升，缺 1 天，断货 1 天',
  )
  expect(sparkWords(of(null), String)).toBe('暂无数据')
})
