import { HaixuanError } from '@haixuan/api-sdk'
import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, it } from 'vitest'
import { $toasts } from '#shared/notice'
import { folderWanted } from './favourites.ts'
import { $folderErrors, $waiting, folderChoiceClosed, newFolderChosen, openFolderFx } from './folders.ts'

it('a folder that cannot be made is said in its form, where the choice goes on', async () => {
  const toasts = createToastQueue()
  const asked: unknown[] = []
  const scope = fork({
    values: [[$toasts, toasts]],
    handlers: [
      [
        openFolderFx,
        (wanted: object) => {
          asked.push(wanted)
          throw new HaixuanError({ code: -1, status: 0, reason: 'network', message: '网络连接失败' })
        },
      ],
    ],
  })
  const kept = { marketplace: 'temu', subject: 'goods', ids: ['1'] } as const
  await allSettled(folderWanted, { scope, params: kept })
  await allSettled(newFolderChosen, { scope, params: { name: '夏季' } })
  expect(asked).toEqual([{ marketplace: 'temu', subject: 'goods', name: '夏季', quiet: true }])
  expect(scope.getState($folderErrors)).toEqual({ '': '网络连接失败' })
  expect(scope.getState($waiting)).toEqual(kept)
  expect(toasts.shown()).toEqual([])
  await allSettled(folderChoiceClosed, { scope })
  expect(scope.getState($folderErrors)).toEqual({})
})
