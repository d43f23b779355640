import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCharacterMap } from './character-map.ts'
import { GlyphVariations } from './variation/glyph-deltas.ts'
import { weightCoordinates } from './variation/weight-axis.ts'
import { readGlyphs } from './woff2/read-glyphs.ts'

/** `MUTANTS=10000` tries more. */
const RUNS = Number(process.env['MUTANTS'] ?? 150)

/** Numbers that make tables look nearly right: small counts, then anything. */
const bytes = fc
  .tuple(
    fc.array(fc.constantFrom(0, 0, 0, 1, 2, 4, 12, 255), { maxLength: 40 }),
    fc.uint8Array({ maxLength: 300 }),
  )
  .map(([head, rest]) => Uint8Array.from([...head, ...rest]))

const points = { x: Int16Array.from([0, 10, 10]), y: Int16Array.from([0, 0, 10]), ends: [3] }

test.each([
  ['outlines', (table: Uint8Array) => readGlyphs(table)],
  ['characters', (table: Uint8Array) => readCharacterMap(table)],
  [
    'weights',
    (table: Uint8Array) =>
      weightCoordinates(
        new Map([
          ['fvar', table],
          ['avar', table],
        ]),
        400,
      ),
  ],
  ['moves', (table: Uint8Array) => new GlyphVariations(table).deltas(0, points, [0.5])],
])('any bytes for a table of %s are read or refused, and end', (_, read) => {
  fc.assert(
    fc.property(bytes, (table) => {
      try {
        read(table)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }),
    { numRuns: RUNS },
  )
})
