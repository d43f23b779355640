import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { BARCODE_FORMATS, type BarcodeFormat, formatRecord } from '../barcode-format.ts'
import { vectorsOf } from './bwipp-file.fixture.ts'
import { judge, judgeElementString } from './judge-vector.fixture.ts'
import { REASONS } from './reasons.fixture.ts'

/** What was found at the commit that `source` names: the lines of assertions that hold, and of those with a reason. */
interface Census {
  source: string
  files: Record<string, { all: number; agrees: string; reasons: Record<string, string> }>
}

const CENSUS: Census = JSON.parse(readFileSync(new URL('bwipp-census.json', import.meta.url), 'utf8'))

/** Which file tests which format; the sets A, B and C of Code 128 are parts of one, and brackets syntax has its own. */
const FORMATS: Readonly<Record<string, BarcodeFormat>> = Object.fromEntries(
  BARCODE_FORMATS.flatMap((format) => {
    const { vectors } = formatRecord(format)
    return vectors === null ? [] : [[vectors, format] as const]
  }),
)
const ELEMENT_STRINGS = 'gs1process'

/** `3 7-9` as 3, 7, 8, 9. */
const linesOf = (text: string) =>
  text
    .split(' ')
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const [from = 0, to = from] = piece.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, at) => from + at)
    })

test('every format that is offered has its file in the census, and every assertion its verdict', () => {
  expect(Object.keys(FORMATS)).toHaveLength(16)
  expect(Object.keys(CENSUS.files).sort()).toEqual([...Object.keys(FORMATS), ELEMENT_STRINGS].sort())
  expect(CENSUS.source).toMatch(/ at [0-9a-f]{40}$/)
  for (const [file, { all, agrees, reasons }] of Object.entries(CENSUS.files)) {
    const lines = [agrees, ...Object.values(reasons)].flatMap(linesOf)
    expect(lines, file).toHaveLength(all)
    expect(new Set(lines).size, file).toBe(all)
    expect(linesOf(agrees).length, file).toBeGreaterThan(0)
    for (const reason of Object.keys(reasons)) expect(Object.keys(REASONS), file).toContain(reason)
  }
  const used = Object.values(CENSUS.files).flatMap(({ reasons }) => Object.keys(reasons))
  expect(Object.keys(REASONS).filter((reason) => !used.includes(reason))).toEqual([])
})

/** `BWIPP_TESTS=<tests/ps_tests of BWIPP>` judges each assertion again. */
const folder = process.env['BWIPP_TESTS']

describe.runIf(folder)('BWIPP’s own test files', () => {
  test.each(Object.keys(CENSUS.files))('%s: all assertions hold or have the reason of the census', (file) => {
    const vectors = vectorsOf(readFileSync(join(folder ?? '', `${file}.ps.test`), 'utf8'), file)
    const format = FORMATS[file]
    const verdicts = vectors.map((vector) => (format ? judge(vector, format) : judgeElementString(vector)))
    const linesWith = (verdict: string) =>
      vectors.flatMap(({ line }, at) => (verdicts[at] === verdict ? [line] : []))
    expect(linesWith('differs')).toEqual([])
    const known = CENSUS.files[file]
    expect(vectors).toHaveLength(known?.all ?? 0)
    expect(linesWith('agrees')).toEqual(linesOf(known?.agrees ?? ''))
    for (const [reason, lines] of Object.entries(known?.reasons ?? {}))
      expect(linesWith(reason), reason).toEqual(linesOf(lines))
  })
})
