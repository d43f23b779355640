import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { copyLinkFx, downloadLinkWanted } from './copy-download-link.ts'

async function press(handler: () => Promise<void>): Promise<string | undefined> {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[copyLinkFx, handler]] })
  await allSettled(downloadLinkWanted, { scope, params: 'https://cdn.example.com/a.zip' })
  return toasts.shown()[0]?.text
}

test('a copied link says so; one that cannot be copied is shown', async () => {
  expect(await press(async () => undefined)).toBe('下载链接已复制到剪贴板！')
  const refused = async () => {
    throw new Error('not allowed')
  }
  expect(await press(refused)).toBe('复制失败，请手动复制：https://cdn.example.com/a.zip')
})

test('the clipboard of the browser has it', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const toasts = createToastQueue()
  await allSettled(downloadLinkWanted, {
    scope: fork({ values: [[$toasts, toasts]] }),
    params: 'https://a.cn/1',
  })
  expect(writeText.mock.calls).toEqual([['https://a.cn/1']])
  expect(toasts.shown().map(({ tone }) => tone)).toEqual(['success'])
})
