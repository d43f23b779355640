import { expect, it } from 'vitest'
import { actsOf } from './store-acts.tsx'

const open = { access: 'owner', state: 'active', isFrozen: false, ownership: 'declared' } as const
const acts = (about: object) => actsOf({ ...open, ...about } as never)

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
