import { allSettled, fork } from 'effector'
import { expect, it, onTestFinished, vi } from 'vitest'
import { hostListeningWanted, inviteHostFx } from './answer-host.ts'

const ORIGINS = ['https://erp.example.com', 'https://other.example.com']

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  const origins = ['https://erp.example.com', 'https://other.example.com']
  document.documentElement.dataset['site'] = JSON.stringify({ siteName: '蓝海', origins })
})

function showInFrame() {
  const said = vi.fn()
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: said } as never)
  onTestFinished(() => parent.mockRestore())
  return said
}

it('each origin of the site is invited with a word of 24 random bytes that an address can hold', async () => {
  const said = showInFrame()
  const words = new Set<unknown>()
  for (let times = 0; times < 20; times++) {
    const { value } = (await allSettled(inviteHostFx, { scope: fork() })) as { value: string }
    expect(value).toMatch(/^[\w-]{32}$/)
    words.add(value)
    expect(said.mock.calls.splice(0)).toEqual(
      ORIGINS.map((origin) => [{ v: 1, type: 'haixuan.ready', nonce: value }, origin]),
    )
  }
  expect(words.size).toBe(20)
})

it('the app that is up invites', async () => {
  const said = showInFrame()
  await allSettled(hostListeningWanted, { scope: fork() })
  expect(said).toHaveBeenCalledTimes(2)
})

it('a page that is in no frame has nobody to invite', async () => {
  expect(await allSettled(inviteHostFx, { scope: fork() })).toEqual({ status: 'done', value: null })
})
