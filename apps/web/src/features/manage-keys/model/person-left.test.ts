import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $newKey } from './keys.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$newKey, { token: 'hxk_secret' } as never]] })
  expect(scope.getState($newKey)).not.toEqual(null)
  await allSettled(personLeft, { scope })
  expect(scope.getState($newKey)).toEqual(null)
})
