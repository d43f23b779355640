import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $support, supportClosed, supportOpened } from './support.ts'

it('the sheet is open about a plan until it is closed', async () => {
  const scope = fork()
  expect(scope.getState($support)).toBeNull()
  await allSettled(supportOpened, { scope, params: { planId: 12 } })
  expect(scope.getState($support)).toEqual({ planId: 12 })
  await allSettled(supportClosed, { scope })
  expect(scope.getState($support)).toBeNull()
})
