import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { NoticeBell } from './notice-bell.tsx'

beforeEach(() => {
  vi.spyOn(api, 'call').mockResolvedValue({ rows: [], count: 0, unread: 0 } as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

/** Whether the notices are open once everything has come. */
async function isOpen(hash: string): Promise<boolean> {
  history.replaceState(null, '', `/${hash}`)
  await drawPage(NoticeBell)
  const dialog = () => document.querySelector('[role=dialog]')
  await act(async () => {
    for (let turn = 0; turn < (hash === '#notices' ? 1_000 : 20) && !dialog(); turn++)
      await new Promise((resolve) => setTimeout(resolve))
  })
  return dialog() !== null
}

test('the link of a mail opens the notices; closed, the address is as if it had not', async () => {
  expect(await isOpen('#notices')).toBe(true)
  const close = [...document.querySelectorAll('[role=dialog] button')].find(
    (one) => one.getAttribute('aria-label') === '关闭',
  ) as HTMLButtonElement | undefined
  await act(async () => close?.click())
  expect([document.querySelector('[role=dialog]'), location.hash]).toEqual([null, ''])
})

test.each(['', '#hxm_x', '#notices2'])('%j opens nothing and stays', async (hash) => {
  expect(await isOpen(hash)).toBe(false)
  expect(location.hash).toBe(hash)
})
