import { expect, it } from 'vitest'
import { actsOf } from './store-acts.tsx'

const open = {
  marketplace: 'shein',
  access: 'owner',
  state: 'active',
  isFrozen: false,
  ownership: 'declared',
} as const
const acts = (about: object) => actsOf({ ...open, ...about } as never)

it('bills of a marketplace that are known can be looked at by everybody', () => {
  expect(acts({ marketplace: 'temu', access: 'viewer' })).toEqual(['coverage'])
  expect(acts({ marketplace: 'temu' })).toEqual(['coverage', 'edit', 'people', 'archive'])
})

it.each([
  [{}, ['edit', 'people', 'archive']],
  [{ isFrozen: true }, ['people', 'archive']],
  [{ ownership: 'refused' }, ['people', 'archive']],
  [{ state: 'archived' }, ['restore', 'people', 'erase']],
  [{ access: 'editor' }, ['edit']],
  [{ access: 'editor', isFrozen: true }, []],
  [{ access: 'editor', state: 'archived' }, []],
  [{ access: 'viewer' }, []],
])('with a store that is %j one may %j', (about, may) => {
  expect(acts(about)).toEqual(may)
})
