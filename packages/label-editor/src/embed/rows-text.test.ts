import { readPaste } from '@haixuan/tabular'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowsText } from './rows-text.ts'

test('rows of a host are read back cell by cell, whatever their columns are called', () => {
  const name = fc.oneof(
    fc.constantFrom('sku', '品名', '__proto__', 'constructor'),
    fc.string({ minLength: 1 }),
  )
  const cell = fc.oneof(fc.string(), fc.constantFrom('"', 'a\tb', 'a\nb', '', ' x '))
  const rows = fc.array(
    fc
      .array(fc.tuple(name, cell), { maxLength: 4 })
      .map((cells) => Object.fromEntries(cells) as Record<string, string>),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(rows, (given) => {
      const columns = [...new Set(given.flatMap((row) => Object.keys(row)))]
      const text = rowsText(given)
      if (columns.length === 0) {
        expect(text).toBeNull()
        return
      }
      const [heading, ...read] = readPaste(text ?? '', { keepsFormulas: true }, '\t').map((row) => row.cells)
      expect(heading).toEqual(columns)
      expect(read).toEqual(
        given.map((row) => columns.map((column) => (Object.hasOwn(row, column) ? row[column] : ''))),
      )
    }),
  )
})
