import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines, type Line } from './differences.ts'

type Thing = Record<string, number | null>
const line = (id: string, better: Line<Thing>['better']): Line<Thing> => ({
  ...{ id, label: id, better },
  text: (thing) => String(thing[id]),
  value: (thing) => thing[id] ?? null,
})
const lines = [line('same', 'high'), line('price', 'low'), line('sales', 'high'), line('plain', null)]

test('what differs comes first, the best is marked, the unknown never is', () => {
  const compared = compareLines(lines, [
    { same: 1, price: 5, sales: 10, plain: 1 },
    { same: 1, price: 4, sales: null, plain: 2 },
    { same: 1, price: 4, sales: 9, plain: 3 },
  ])
  expect(compared.map(({ line, best }) => [line.id, [...best]])).toEqual([
    ['price', [1, 2]],
    ['sales', [0]],
    ['plain', []],
    ['same', []],
  ])
})

test('no line is lost or doubled, and a best value is at least as good as every known one', () => {
  const figure = fc.option(fc.integer({ min: 0, max: 9 }))
  const thing = fc.record({ same: figure, price: figure, sales: figure, plain: figure })
  fc.assert(
    fc.property(fc.array(thing, { minLength: 1, maxLength: 6 }), (things) => {
      const compared = compareLines(lines, things)
      expect(compared.map(({ line }) => line.id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted())
      const firstSame = compared.findIndex(({ differs }) => !differs)
      expect(firstSame === -1 || compared.slice(firstSame).every(({ differs }) => !differs)).toBe(true)
      for (const { line, best } of compared) {
        for (const at of best) {
          const value = line.value(things[at] as Thing) as number
          for (const other of things.map((one) => line.value(one)).filter((one) => one !== null))
            expect(line.better === 'low' ? value <= (other as number) : value >= (other as number)).toBe(true)
        }
      }
    }),
  )
})
