import { expect, test } from 'vitest'
import { addElements } from '../commands/change-elements.ts'
import { newDocument, newText } from '../document/new-document.ts'
import { filledFrom, PROFILE_FIELDS, withProfile } from './profile.ts'

test('what is known is filled in, what is not stays a variable', () => {
  expect(filledFrom({ euName: 'Example GmbH' }, 'EC REP: {{euName}}, {{ euAddress }}')).toBe(
    'EC REP: Example GmbH, {{ euAddress }}',
  )
  expect(PROFILE_FIELDS).toHaveProperty('euName')
})

test('a label is filled as a whole and grows with it', () => {
  const document = newDocument(() => 'page')
  const words = { ...newText('t', '{{euAddress}}'), width: 1_000, height: 200, fontSize: 200 }
  const filled = withProfile(addElements('page', [words])(document), {
    euAddress: 'Hauptstraße 5, 10115 Berlin',
  })
  expect(filled.elements['t']).toMatchObject({ text: 'Hauptstraße 5, 10115 Berlin' })
  expect(filled.elements['t']?.height).toBeGreaterThan(200)
})
