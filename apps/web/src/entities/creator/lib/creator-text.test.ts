import { expect, test } from 'vitest'
import { percentText, signedText } from './creator-text.ts'

test('a change carries its sign, and nothing is made of a missing one', () => {
  expect([signedText(300), signedText(-300), signedText(0), signedText(null)]).toEqual([
    '+300',
    '-300',
    '+0',
    '—',
  ])
})

test('a rate has two digits', () => {
  expect([percentText(6.4), percentText(0), percentText(null)]).toEqual(['6.40%', '0.00%', '—'])
})
