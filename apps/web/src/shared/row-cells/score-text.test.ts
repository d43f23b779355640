import { expect, test } from 'vitest'
import { scoreText } from './score-text.ts'

test.each([
  [5, '5.0'],
  [4.6, '4.6'],
  [4.95, '4.95'],
  [4.05, '4.05'],
  [0, '0.0'],
  [null, '—'],
  [undefined, '—'],
])('%s stars read %s', (stars, text) => {
  expect(scoreText(stars)).toBe(text)
})

test('no hundredth of a star is lost', () => {
  for (let hundredths = 0; hundredths <= 500; hundredths++)
    expect(Number(scoreText(hundredths / 100))).toBe(hundredths / 100)
})
