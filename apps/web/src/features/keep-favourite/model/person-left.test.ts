import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $waiting } from './folders.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$waiting, { id: 'g1' } as never]] })
  expect(scope.getState($waiting)).not.toEqual(null)
  await allSettled(personLeft, { scope })
  expect(scope.getState($waiting)).toEqual(null)
})
