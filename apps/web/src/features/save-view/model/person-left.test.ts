import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { personLeft } from '#shared/session'
import { $enteredBoards, $openedViews } from './views.ts'

it('the next person on the same page begins with their own views', async () => {
  const scope = fork({
    values: [
      [$openedViews, { '/temu/burst': 'v1' }],
      [$enteredBoards, ['/temu/burst']],
    ],
  })
  await allSettled(personLeft, { scope })
  expect([scope.getState($openedViews), scope.getState($enteredBoards)]).toEqual([{}, []])
})
