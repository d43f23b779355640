import { expect, test } from 'vitest'
import { variablesIn } from '../../layout/fill-variables.ts'
import { findMark } from '../marks/all-marks.ts'
import { RESPONSIBLE_PERSONS } from '../persons/responsible-persons.ts'
import { LABEL_SIZES } from '../sizes/label-sizes.ts'
import { WARNINGS } from './all-warnings.ts'
import { LANGUAGES, type Language, sourceOfText, TEXT_BASES, WARNING_CATEGORIES } from './warning.ts'

test('every warning has an id of its own, a source, a day and at least one language', () => {
  expect(new Set(WARNINGS.map(({ id }) => id)).size).toBe(WARNINGS.length)
  for (const { id, source, checkedOn, texts, category } of WARNINGS) {
    expect(source.length, id).toBeGreaterThan(5)
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(Object.keys(texts).length, id).toBeGreaterThan(0)
    for (const language of Object.keys(texts)) expect(Object.keys(LANGUAGES)).toContain(language)
    for (const text of Object.values(texts)) expect(text.trim()).toBe(text)
    expect(WARNING_CATEGORIES[category]).toBeTruthy()
  }
})

const LANGUAGE_IDS = Object.keys(LANGUAGES) as Language[]

test('every sentence of every language says where it was read; a language without a sentence has no source', () => {
  for (const warning of WARNINGS) {
    for (const language of LANGUAGE_IDS) {
      const from = sourceOfText(warning, language)
      expect(from !== null, `${warning.id} ${language}`).toBe(language in warning.texts)
      if (!from) expect(warning.otherSources).not.toHaveProperty(language)
      else {
        expect(from.source.length, `${warning.id} ${language}`).toBeGreaterThan(5)
        expect(Object.keys(TEXT_BASES)).toContain(from.basis)
      }
    }
  }
})

test('sentences that were read in no official source are known by name', () => {
  const doubtful = WARNINGS.filter(({ category }) => category !== 'chemicals').flatMap((warning) =>
    LANGUAGE_IDS.filter((language) => sourceOfText(warning, language)?.basis === 'trade').map(
      (language) => `${warning.id} ${language}`,
    ),
  )
  expect(doubtful).toMatchInlineSnapshot(`
    [
      "animal-origin es",
      "animal-origin pl",
      "for-food-contact es",
      "for-food-contact pl",
      "plastic-bag de",
      "plastic-bag fr",
      "plastic-bag it",
      "plastic-bag es",
    ]
  `)
})

test('of a statement of the CLP regulation all but the Chinese sentence was compared with the law', () => {
  for (const warning of WARNINGS.filter(({ category }) => category === 'chemicals')) {
    const doubtful = LANGUAGE_IDS.filter((language) => sourceOfText(warning, language)?.basis !== 'law')
    expect(doubtful, warning.id).toEqual(['zh'])
  }
})

test('a statement of the CLP regulation is in nine languages, in the right order', () => {
  const p102 = WARNINGS.find(({ id }) => id === 'p102')
  expect(Object.keys(p102?.texts ?? {})).toEqual(['en', 'de', 'fr', 'it', 'es', 'pl', 'nl', 'sv', 'zh'])
  expect(p102?.texts.de).toContain('Kindern')
  expect(p102?.texts.pl).toContain('dziećmi')
  expect(p102?.texts.sv).toContain('barn')
  const statements = WARNINGS.filter(({ category }) => category === 'chemicals')
  for (const { id, texts } of statements)
    expect(Object.values(texts).every(Boolean) && Object.keys(texts).length, id).toBe(9)
})

test('the block of a responsible person names exactly the fields it shows', () => {
  for (const { lines, fields, markId, source } of RESPONSIBLE_PERSONS) {
    expect(variablesIn(lines.join('\n')).sort()).toEqual(Object.keys(fields).sort())
    if (markId) expect(findMark(markId)).toBeDefined()
    expect(source).not.toBe('')
  }
})

test('sizes are in hundredths of a millimetre, each with its use and source', () => {
  expect(new Set(LABEL_SIZES.map(({ id }) => id)).size).toBe(LABEL_SIZES.length)
  expect(LABEL_SIZES.find(({ id }) => id === '70x20')).toMatchObject({ width: 7000, height: 2000 })
  for (const { use, source } of LABEL_SIZES) expect(use.length * source.length).toBeGreaterThan(0)
})
