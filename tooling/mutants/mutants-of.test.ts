import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { AREAS, isMutated } from './areas.mjs'
import { filesOf } from './measure.mjs'
import { describeMutant, mutantsOf, mutatedCode } from './mutants-of.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const mutated = (code: string) => mutantsOf('a.ts', code).map((mutant) => mutatedCode(code, mutant))

describe('the mutants of a piece of code', () => {
  it.each([
    ['f(a < b)', ['f(a <= b)', ';']],
    ['f(a >= b)', ['f(a > b)', ';']],
    ['f(a !== b)', ['f(a === b)', ';']],
    ['f(a && b)', ['f(a || b)', ';']],
    ['f(a ?? b)', ['f(null ?? b)', ';']],
    ['f(a - b)', ['f(a + b)', ';']],
    ['f(!a)', ['f(a)', ';']],
    ['f(true)', ['f(false)', ';']],
    ['f(0)', ['f(1)', ';']],
    ['f(7)', ['f(8)', 'f(6)', ';']],
    ['f(7n)', ['f(8n)', ';']],
    ["f('a')", ["f('')", ';']],
    ["f('')", ["f('mutant')", ';']],
    ['f(`a`)', ['f(``)', ';']],
    ['a += b', ['a -= b', ';']],
    ['a++', ['a--', ';']],
    ['Math.min(a, b)', ['Math.max(a, b)', ';']],
    ['throw a', [';']],
    ['if (a) f()', ['if (!(a)) f()', 'if (a) ;']],
    ['let x = a ? b : c', ['let x = !(a) ? b : c']],
    ['function f() { return a }', ['function f() { return }']],
    ['let f = () => ({ a })', ['let f = () => undefined']],
  ])('%s', (code, expected) => {
    expect(mutated(code).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    "import { a } from 'a'",
    "export * from 'a'",
    "export type A = 'a' | 7",
    "interface A { 'a': 1 }",
    "let a: 'a' | 7",
    "let a = { 'b': c }",
    "'use strict'",
    'let f = () => undefined',
  ])('%s has none: no test runs it', (code) => {
    expect(mutantsOf('a.ts', code)).toEqual([])
  })

  it('keeps texts joined: a difference of texts says nothing', () => {
    expect(mutated("let x = 'a' + b")).toEqual(["let x = '' + b"])
  })

  it('refuses what is not TypeScript', () => {
    expect(() => mutantsOf('a.ts', 'let = =')).toThrow('a.ts')
  })

  it('is described by file, line and change', () => {
    const [mutant] = mutantsOf('fees.ts', '\nlet isFree = a >= b')
    expect(mutant && describeMutant(mutant)).toBe('fees.ts:2 >= → >')
  })
})

describe('the areas', () => {
  it.each(AREAS)(
    '$folder has code to change, and each mutant is read as code',
    ({ folder, part, own, wider }) => {
      const files = filesOf(root, folder, part)
      expect(files.length).toBeGreaterThan(0)
      for (const tests of [own, wider]) if (tests) expect(existsSync(join(root, tests))).toBe(true)
      const [file = ''] = files.filter((each) => !each.endsWith('index.ts'))
      const code = readFileSync(join(root, file), 'utf8')
      const mutants = mutantsOf(file, code)
      expect(mutants.flatMap((mutant) => parseSync(file, mutatedCode(code, mutant)).errors)).toEqual([])
    },
  )

  it.each([
    ['a/model/fee.ts', true],
    ['a/model/fee.test.ts', false],
    ['a/model/fee.gen.ts', false],
    ['a/model/fee.fixture.ts', false],
    ['a/ui/fee.ts', false],
    ['a/model/fee.tsx', false],
  ])('%s is changed: %s', (file, expected) => {
    expect(isMutated(file, '/model/')).toBe(expected)
  })
})
