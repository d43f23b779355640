import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import wawoff2 from 'wawoff2'
import { FontSlice } from './font-slice.ts'
import { glyphPath } from './glyph-outlines.ts'

/** `FONT_GLYPHS=all` compares every glyph instead of every fifth. */
const isThorough = process.env['FONT_GLYPHS'] === 'all'
const require = createRequire(import.meta.url)

const FILES = [
  'noto-sans/files/noto-sans-latin-wght-normal.woff2',
  'noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
  'noto-sans/files/noto-sans-vietnamese-wght-normal.woff2',
  'noto-sans/files/noto-sans-cyrillic-wght-normal.woff2',
  'noto-sans-sc/files/noto-sans-sc-97-wght-normal.woff2',
  'noto-sans-sc/files/noto-sans-sc-118-wght-normal.woff2',
  'noto-sans-sc/files/noto-sans-sc-119-wght-normal.woff2',
]

/** Corner of a path, for comparing outlines that two programs wrote differently. */
function boxOf(numbers: readonly number[]): number[] {
  const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

const numbersOf = (d: string) => (d.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)

test.each(FILES)(
  'glyphs of %s are at each weight what another program makes of the unpacked font',
  async (file) => {
    const bytes = readFileSync(require.resolve(`@fontsource-variable/${file}`))
    const font = fontkit.create(Buffer.from(await wawoff2.decompress(bytes)))
    const slice = new FontSlice(new Uint8Array(bytes))
    const codes: number[] = font.characterSet.filter(
      (code: number, at: number) => code !== 0xffff && (isThorough || at % 5 === 0),
    )
    for (const weight of [400, 700]) {
      const instance = font.getVariation({ wght: weight })
      for (const code of codes) {
        const theirs = instance.glyphForCodePoint(code).path
        const ours = slice.contours(code, weight)
        expect(ours, `U+${code.toString(16)}`).not.toBeNull()
        const points = numbersOf(glyphPath({ contours: ours ?? [], advance: 0 }))
        if (theirs.commands.length === 0) {
          expect(points, `U+${code.toString(16)}`).toEqual([])
          continue
        }
        const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(points)
        const { minX, minY, maxX, maxY } = theirs.cbox
        const off = [left - minX, -bottom - minY, right - maxX, -top - maxY].map(Math.abs)
        expect(Math.max(...off), `U+${code.toString(16)} ${weight}`).toBeLessThanOrEqual(1)
        expect(ours?.length, `U+${code.toString(16)}`).toBe(
          theirs.commands.filter(({ command }: { command: string }) => command === 'moveTo').length,
        )
      }
    }
  },
)

test('bold is bolder: the weight reaches the outlines', () => {
  const slice = new FontSlice(
    new Uint8Array(
      readFileSync(require.resolve('@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2')),
    ),
  )
  const widthOf = (weight: number) => {
    const xs =
      slice
        .contours('l'.codePointAt(0) ?? 0, weight)
        ?.flat()
        .map(({ x }) => x) ?? []
    return Math.max(...xs) - Math.min(...xs)
  }
  expect(widthOf(700)).toBeGreaterThan(widthOf(400) * 1.4)
})

test('bytes that are no font are refused, whatever they are', () => {
  const bytes = new Uint8Array(
    readFileSync(
      require.resolve('@fontsource-variable/noto-sans/files/noto-sans-vietnamese-wght-normal.woff2'),
    ),
  )
  expect(() => new FontSlice(new Uint8Array(0))).toThrow()
  expect(() => new FontSlice(bytes.subarray(0, 200))).toThrow()
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 255 })), {
        minLength: 1,
        maxLength: 8,
      }),
      (hits) => {
        const broken = bytes.slice()
        for (const [at, value] of hits) broken[at] = value
        try {
          const slice = new FontSlice(broken)
          for (let code = 0x20; code < 0x120; code++) slice.contours(code, 400)
        } catch (error) {
          expect(error).toBeInstanceOf(Error)
        }
      },
    ),
    { numRuns: Number(process.env['MUTANTS'] ?? 60) },
  )
})
