import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $exports } from './exports.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$exports, [{ id: 'e1' } as never]]] })
  expect(scope.getState($exports)).not.toEqual([])
  await allSettled(personLeft, { scope })
  expect(scope.getState($exports)).toEqual([])
})
