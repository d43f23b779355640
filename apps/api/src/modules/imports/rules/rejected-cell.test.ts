import { expect, test } from 'vitest'
import { quoteCell, REJECT_LABEL, RejectedCell } from './rejected-cell.ts'
import { sentCells } from './sent-row.ts'

test('a refused cell tells its reason beside its sentence', () => {
  expect(new RejectedCell('number_invalid', '不是数字：“x”')).toMatchObject({
    ...{ name: 'RejectedCell', reason: 'number_invalid', message: '不是数字：“x”' },
  })
})

test('each reason has a name of its own in reports', () => {
  const labels = Object.values(REJECT_LABEL)
  expect(new Set(labels).size).toBe(labels.length)
  for (const label of labels) expect(label).toMatch(/\p{Script=Han}/u)
})

test('a quoted cell is on one line and at most 40 characters long', () => {
  expect(quoteCell(' a \n\t b ')).toBe('“a b”')
  expect(quoteCell('x'.repeat(40))).toBe(`“${'x'.repeat(40)}”`)
  expect(quoteCell('x'.repeat(41))).toBe(`“${'x'.repeat(40)}…”`)
})

test('an empty cell of a sent row is missing, 0 is not, and no cell is inherited', () => {
  const cells = sentCells({ a: '0', b: '', c: null, d: ' ' })
  expect({ ...cells }).toEqual({ a: '0', d: ' ' })
  expect(cells['constructor']).toBeUndefined()
})
