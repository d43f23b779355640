import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $unowned } from './take-over-labels.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$unowned, { owner: 'u1' } as never]] })
  expect(scope.getState($unowned)).not.toEqual(null)
  await allSettled(personLeft, { scope })
  expect(scope.getState($unowned)).toEqual(null)
})
