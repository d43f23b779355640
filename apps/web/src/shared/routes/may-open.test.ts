import { expect, it } from 'vitest'
import { mayOpen } from './may-open.ts'

const plain = { isexternallink: 0 } as const
const flagged = { isexternallink: 1 } as const
const operator = { isexternallink: 0, isOperator: true } as const

it.each([
  ['public', [true, true, true, true]],
  ['user', [false, true, true, true]],
  ['tiktok', [false, false, true, false]],
  ['operator', [false, false, false, true]],
] as const)('%s is open to visitors, users, users with the flag and operators: %s', (access, expected) => {
  expect([null, plain, flagged, operator].map((user) => mayOpen(access, user))).toEqual(expected)
})
