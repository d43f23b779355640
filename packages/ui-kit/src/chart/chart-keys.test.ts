import fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartAct } from './chart-keys.ts'

it('reads from the end to the left, from the start to the right', () => {
  const idle = { reading: null, last: 29, shown: 30 }
  expect(chartAct('ArrowLeft', idle)).toEqual({ kind: 'read', index: 29 })
  expect(chartAct('ArrowRight', idle)).toEqual({ kind: 'read', index: 0 })
  expect(chartAct('ArrowRight', { ...idle, reading: 29 })).toEqual({ kind: 'read', index: 29 })
  expect(chartAct('Escape', { ...idle, reading: 3 })).toEqual({ kind: 'read', index: null })
})

it('halves and doubles what is shown around the point being read', () => {
  expect(chartAct('+', { reading: 10, last: 29, shown: 30 })).toEqual({ kind: 'zoom', range: [3, 17] })
  expect(chartAct('-', { reading: 10, last: 29, shown: 10 })).toEqual({ kind: 'zoom', range: [0, 19] })
  expect(chartAct('-', { reading: 10, last: 29, shown: 15 })).toEqual({ kind: 'zoom', range: null })
  expect(chartAct('0', { reading: 10, last: 29, shown: 15 })).toEqual({ kind: 'zoom', range: null })
})

it('shows as many points at an edge as in the middle', () => {
  expect(chartAct('+', { reading: 0, last: 29, shown: 16 })).toEqual({ kind: 'zoom', range: [0, 7] })
  expect(chartAct('-', { reading: 29, last: 29, shown: 8 })).toEqual({ kind: 'zoom', range: [14, 29] })
})

it('never asks for a point that is not there', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End', '+', '=', '-', '0', 'Escape', 'q')
  fc.assert(
    fc.property(keys, fc.integer({ min: -1, max: 90 }), fc.nat(90), fc.nat(91), (key, last, at, shown) => {
      const act = chartAct(key, { reading: last < 0 ? null : Math.min(at, last), last, shown })
      if (last < 0) expect(act).toBeNull()
      const asked = act?.kind === 'read' ? [act.index] : (act?.range ?? [])
      for (const index of asked) if (index !== null) expect(index >= 0 && index <= last).toBe(true)
    }),
  )
})
