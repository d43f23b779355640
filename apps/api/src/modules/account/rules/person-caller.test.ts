import { expect, test } from 'vitest'
import { type PersonRow, personCaller } from './person-caller.ts'

const row: PersonRow = {
  ...{ user_id: '7', mobile: '13800000000', parent_id: null, own: 'general', inherited: null },
  ...{ isexternallink: 0, is_pre: 0, user_custom: ['a'] },
}
const caller = (more: Partial<PersonRow>) => personCaller({ ...row, ...more })

test('a person of their own has their own tier', () => {
  expect(caller({ own: 'year' })).toEqual({
    ...{ kind: 'user', userId: '7', parentId: null, mobile: '13800000000', tier: 'year' },
    ...{ isExternalLink: false, isPre: false, userCustom: ['a'] },
  })
})

test('a sub-account with a seat has the higher of both tiers', () => {
  expect(caller({ parent_id: '1', inherited: 'year' }).tier).toBe('year')
  expect(caller({ parent_id: '1', own: 'year', inherited: 'general' }).tier).toBe('year')
  expect(caller({ parent_id: '1', inherited: 'year' })).not.toHaveProperty('isSeatless')
})

test('one beyond the seats is told apart, and has its own tier', () => {
  expect(caller({ parent_id: '1' })).toMatchObject({ parentId: '1', isSeatless: true, tier: 'general' })
  expect(caller({})).not.toHaveProperty('isSeatless')
})

test('marks of a person are read from their columns', () => {
  expect(caller({ isexternallink: 1, is_pre: 1 })).toMatchObject({ isExternalLink: true, isPre: true })
  expect(caller({ isexternallink: 2, is_pre: 2 })).toMatchObject({ isExternalLink: false, isPre: true })
})
