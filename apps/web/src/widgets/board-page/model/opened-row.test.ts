import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { copyWanted } from '#features/copy-text'
import { linkReady } from '#features/save-view'
import { $toasts } from '#shared/notice'
import './copy-links.ts'
import { $openedRow, rowOpened } from './opened-row.ts'

it('the row that was opened last is remembered with its list', async () => {
  const scope = fork()
  expect(scope.getState($openedRow)).toBeNull()
  await allSettled(rowOpened, { scope, params: { address: '/temu/burst', id: 'g1' } })
  await allSettled(rowOpened, { scope, params: { address: '/temu/home', id: 'g2' } })
  expect(scope.getState($openedRow)).toEqual({ address: '/temu/home', id: 'g2' })
})

it('a link that was made is copied at once', async () => {
  const copied: string[] = []
  const scope = fork({ values: [[$toasts, createToastQueue()]] })
  createWatch({ unit: copyWanted, scope, fn: (text) => copied.push(text) })
  await allSettled(linkReady, { scope, params: 'https://a.cn/temu/home?shared=x' })
  expect(copied).toEqual(['https://a.cn/temu/home?shared=x'])
})
