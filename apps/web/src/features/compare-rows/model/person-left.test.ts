import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $baskets } from './basket.ts'

it('nothing of a person is left for the next one on the same page', async () => {
  const scope = fork({ values: [[$baskets, { goods: [{ id: 'g1' } as never], shop: [] }]] })
  expect(scope.getState($baskets)).not.toEqual({ goods: [], shop: [] })
  await allSettled(personLeft, { scope })
  expect(scope.getState($baskets)).toEqual({ goods: [], shop: [] })
})
