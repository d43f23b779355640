import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { MessagesPart } from './messages-part.tsx'

afterEach(() => void vi.restoreAllMocks())

async function draw(answer: () => Promise<unknown>) {
  const call = vi.spyOn(api, 'call').mockImplementation(answer as never)
  const { place } = await drawPage(MessagesPart)
  const until = (words: string) =>
    act(async () => {
      for (let turn = 0; turn < 1_000 && !place.textContent?.includes(words); turn++)
        await new Promise((resolve) => setTimeout(resolve))
    })
  return { call, place, until }
}
const channel = (isReady: boolean, sentence: string) => ({ isReady, sentence })

test('a channel that is not set up says what is missing; without messages there is no table', async () => {
  const answer = {
    mail: channel(true, '邮件经 a:465 发出。'),
    text: channel(false, '还缺少 X，因此没有启用。'),
    rows: [],
  }
  const { place, until } = await draw(() => Promise.resolve(answer))
  await until('邮件已开通')
  for (const words of ['邮件经 a:465 发出。', '短信未开通', '还缺少 X'])
    expect(place.textContent).toContain(words)
  expect(place.querySelector('table')).toBeNull()
})

test('every channel, purpose and state has a Chinese name, and an error is whole', async () => {
  const states = ['waiting', 'sent', 'refused', 'expired', 'dropped']
  const purposes = ['register', 'reset', 'confirm', 'notices', 'notices']
  const error = 'connect ECONNREFUSED '.repeat(40).trim()
  const rows = states.map((state, n) => ({
    ...{ id: `${n}`, channel: n % 2 ? 'mail' : 'text', purpose: purposes[n], state, createdAt: 0 },
    error: n === 2 ? error : null,
  }))
  const { place, until } = await draw(() =>
    Promise.resolve({ mail: channel(true, ''), text: channel(true, ''), rows }),
  )
  await until('等待发送')
  for (const words of [
    '已发送',
    '被拒收',
    '已过期',
    '不需要，未发送',
    '注册',
    '重设密码',
    '确认邮箱',
    '通知',
    error,
  ])
    expect(place.textContent).toContain(words)
  expect(place.textContent).not.toMatch(/undefined|register|confirm|dropped/)
})

test('a failure is said and can be tried again', async () => {
  const { call, place, until } = await draw(() => Promise.reject(new Error('服务器错误')))
  await until('服务器错误')
  const before = call.mock.calls.length
  await act(async () => place.querySelector('button')?.click())
  expect(call.mock.calls.length).toBe(before + 1)
})
