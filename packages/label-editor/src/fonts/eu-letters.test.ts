import { expect, test } from 'vitest'
import { EU_LETTERS } from './eu-letters.fixture.ts'
import { advanceOf, faceOf } from './font-metrics.ts'

const code = (character: string) => character.codePointAt(0) ?? 0
const isMark = (character: string) => /\p{M}/u.test(character)

/** What Hungarian and Slovenian have beside their usual marks and no family of ours does: told, and drawn as a box. */
const NOWHERE = new Set('⟨⟩⁒‟')

test('the table has every official language of the European Union', () => {
  expect(Object.keys(EU_LETTERS)).toHaveLength(24)
})

test.each(Object.entries(EU_LETTERS))(
  'every letter of %s, small and large, is in Noto Sans',
  (_, language) => {
    const small = language.letters + language.guests
    for (const letter of new Set([...small, ...small.toUpperCase()])) {
      if (isMark(letter)) continue
      expect(faceOf(code(letter), null), letter).toBe('latin')
      expect(advanceOf(code(letter), 'latin', false), letter).toBeGreaterThan(100)
      expect(advanceOf(code(letter), 'latin', true), letter).toBeGreaterThan(100)
    }
  },
)

test.each(Object.entries(EU_LETTERS))('every mark of %s is in one of the two families', (_, { marks }) => {
  for (const mark of marks) {
    if (NOWHERE.has(mark)) continue
    expect(['latin', 'chinese'], mark).toContain(faceOf(code(mark), null))
  }
})

test('what is said to be nowhere is nowhere', () => {
  for (const mark of NOWHERE) expect(faceOf(code(mark), null)).toBeNull()
})
