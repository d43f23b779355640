import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $openedRow } from './opened-row.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$openedRow, { address: '/temu/burst', id: 'g1' }]] })
  expect(scope.getState($openedRow)).not.toEqual(null)
  await allSettled(personLeft, { scope })
  expect(scope.getState($openedRow)).toEqual(null)
})
