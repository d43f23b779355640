import { expect, it } from 'vitest'
import { stateWord, wordOf } from './known-word.ts'

const WORDS = { paid: '已支付' } as const
const STATES = { paid: { name: '已支付', tone: 'success' } } as const

it('a value that this release knows has its word, any other is shown as unknown', () => {
  expect(wordOf(WORDS, 'paid')).toBe('已支付')
  expect(stateWord(STATES, 'paid')).toBe(STATES.paid)
  for (const later of ['held', 'toString', '__proto__', '']) {
    expect(wordOf(WORDS, later as 'paid')).toBe('未知')
    expect(stateWord(STATES, later as 'paid')).toEqual({ name: '未知', tone: 'neutral' })
  }
})
