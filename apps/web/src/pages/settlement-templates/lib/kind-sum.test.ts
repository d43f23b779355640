import { expect, it } from 'vitest'
import { kindSum } from './kind-sum.ts'

const KINDS = [
  { kind: 'sale', minor: 1234 },
  { kind: 'freight', minor: 66 },
  { kind: 'reversal', minor: -500 },
]

it('kinds add up; where there is no line there is no sum, and a sum of 0 is 0', () => {
  expect(kindSum(KINDS, 'CNY', 'sale', 'freight')).toBe('13.00')
  expect(kindSum(KINDS, 'CNY', 'issue')).toBe('—')
  expect(kindSum([{ kind: 'issue', minor: 0 }], 'CNY', 'issue')).toBe('0.00')
})
