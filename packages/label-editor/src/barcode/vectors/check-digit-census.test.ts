import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import bwipjs from 'bwip-js/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gs1CheckDigit } from '../check-digit.ts'
import { checkCharacterPair, partFault } from '../gs1/part-checks.ts'

/**
 * Tests of GS1's own linters, https://github.com/gs1/gs1-syntax-dictionary src at
 * ff2eb4bfc8f647aa3244626bdb875165d067a3e6: how many each file has in one line.
 */
const LINTERS = {
  csum: { file: 'lint_csum.c', characters: /^[0-9]+$/, passes: 5, fails: 9 },
  csumalpha: {
    file: 'lint_csumalpha.c',
    characters: /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]+$/,
    passes: 31,
    fails: 10,
  },
} as const

/** `GS1_LINTERS=<src of GS1's syntax dictionary>` judges each of them. */
const folder = process.env['GS1_LINTERS']

describe.runIf(folder)('GS1’s own tests of check digits and check characters', () => {
  test.each(Object.entries(LINTERS))('%s', (check, { file, characters, passes, fails }) => {
    const source = readFileSync(join(folder ?? '', file), 'utf8')
    // Texts of several lines are longer than any field that has check characters, 25.
    const tests = [...source.matchAll(/UNIT_TEST_(PASS|FAIL)\(gs1_lint_\w+, "((?:\\.|[^"\\])*)"[,)]/g)]
    const counts = { PASS: 0, FAIL: 0 }
    for (const [, expected, written = ''] of tests) {
      const text = written.replace(/\\(.)/g, '$1')
      const holds = characters.test(text) && partFault(text, check) === null
      expect(holds, text).toBe(expected === 'PASS')
      counts[expected as 'PASS' | 'FAIL']++
    }
    expect(counts).toEqual({ PASS: passes, FAIL: fails })
  })
})

const accepts = (text: string) => {
  try {
    // An option of BWIPP that the types do not name.
    const options = { bcid: 'gs1-128', text, lintreqs: false }
    bwipjs.raw(options)
    return true
  } catch {
    return false
  }
}

test('the check digit of every number and the check characters of every model number are the ones BWIPP accepts', () => {
  const number = fc.stringMatching(/^[0-9]{17}$/)
  const model = fc.stringMatching(/^[0-9]{5}[!"%&'*+,./0-9:;<=>?A-Z_a-z-]{1,18}$/)
  fc.assert(
    fc.property(number, model, fc.integer({ min: 1, max: 9 }), (digits, body, by) => {
      const right = gs1CheckDigit(digits)
      expect(accepts(`(00)${digits}${right}`)).toBe(true)
      expect(accepts(`(00)${digits}${(right + by) % 10}`)).toBe(false)
      expect(accepts(`(8013)${body}${checkCharacterPair(body)}`), body).toBe(true)
      expect(accepts(`(8013)${body}${checkCharacterPair(`${body}0`)}`)).toBe(
        checkCharacterPair(`${body}0`) === checkCharacterPair(body),
      )
    }),
    { numRuns: 100 },
  )
})
