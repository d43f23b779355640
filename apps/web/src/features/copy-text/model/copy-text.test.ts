import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $toasts } from '#shared/notice'
import { copyTextFx, copyWanted } from './copy-text.ts'

async function noticeAfter(write: (text: string) => Promise<void>): Promise<string | undefined> {
  const toasts = createToastQueue()
  const scope = fork({ values: [[$toasts, toasts]], handlers: [[copyTextFx, write]] })
  await allSettled(copyWanted, { scope, params: 'https://www.temu.com/1' })
  return toasts.shown()[0]?.text
}

test('copying says how it went, and shows the text when it failed', async () => {
  const written: string[] = []
  expect(await noticeAfter(async (text) => void written.push(text))).toBe('复制成功')
  expect(written).toEqual(['https://www.temu.com/1'])
  const failed = await noticeAfter(() => Promise.reject(new Error('NotAllowedError')))
  expect(failed).toBe('复制失败，请手动复制：https://www.temu.com/1')
})

test('the clipboard of the browser has it', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const toasts = createToastQueue()
  await allSettled(copyWanted, { scope: fork({ values: [[$toasts, toasts]] }), params: 'https://a.cn/1' })
  expect(writeText.mock.calls).toEqual([['https://a.cn/1']])
  expect(toasts.shown().map(({ tone }) => tone)).toEqual(['success'])
})
