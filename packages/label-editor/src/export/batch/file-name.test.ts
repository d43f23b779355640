import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFileNamer, safeFileName } from './file-name.ts'

const NOW = Date.UTC(2026, 10, 21, 12)

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '../../etc/passwd',
    'C:\\x',
    'CON',
    'nul.txt',
    '.',
    '..',
    ' a. ',
    'A',
    'a',
    'Å',
    'Å',
    'ﬁ',
    'fi',
    '',
    '\u202Egpj.exe',
  ),
  fc.string({ unit: fc.constantFrom('长', '名'), minLength: 60, maxLength: 200 }),
)

test('names hold nothing that a path is made of, for any system', () => {
  fc.assert(
    fc.property(hostile, (wanted) => {
      const name = safeFileName(wanted)
      expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}\p{Cf}\p{Cs}]/u)
      expect(name).not.toMatch(/^[ .]|[ .]$/)
      expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i)
      expect(name).not.toBe('')
      expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(151)
    }),
    { numRuns: 1_000 },
  )
})

test('names never collide, also where case and composition do not count', () => {
  fc.assert(
    fc.property(
      fc.array(hostile, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('{{sku}}', '{{sku}}-{{#}}', 'x'),
      (skus, rule) => {
        const name = createFileNamer({ rule, ending: '.pdf', count: skus.length, now: NOW })
        const names = skus.map((sku, at) => name({ sku, '#': String(at + 1) }))
        const seen = new Set(names.map((one) => one.normalize('NFKC').toLowerCase().normalize('NFC')))
        expect(seen.size).toBe(skus.length)
        expect(names.every((one) => one.endsWith('.pdf') && !/[\\/]/.test(one))).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})

test('a rule is filled from the row; what is missing leaves nothing', () => {
  const name = createFileNamer({
    rule: '{{sku}}-{{color}}-{{#}} {{date|YYYYMMDD}}',
    ending: '.pdf',
    count: 120,
    now: NOW,
  })
  expect(name({ sku: 'A/1', '#': '7' })).toBe('A_1--007 20261121.pdf')
})
