import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { MailDialog } from './mail-dialog.tsx'
import { Unsubscription } from './unsubscription.tsx'

afterEach(() => void vi.restoreAllMocks())

const row = (id: string, state: 'verified' | 'waiting' | 'bounced') => ({
  ...{ id, address: `${id}@example.com`, state, createdAt: 0 },
})

interface Known {
  rows?: ReturnType<typeof row>[]
  mail?: boolean
  notices?: { mode: string; addressId: string | null }
}

/** Draws on until something is there. */
const until = (isThere: () => boolean) =>
  act(async () => {
    for (let turn = 0; turn < 1_000 && !isThere(); turn++) await new Promise((resolve) => setTimeout(resolve))
  })

/** The dialog, with what the server answers; what it is asked afterwards. */
async function open({ rows = [], mail = true, notices = { mode: 'off', addressId: null } }: Known) {
  const answers: Record<string, unknown> = {
    listMailAddresses: rows,
    getMessageChannels: { mail, text: false },
    getNoticeMail: notices,
  }
  const call = vi
    .spyOn(api, 'call')
    .mockImplementation((async (operation: string) => answers[operation] ?? null) as never)
  await drawPage(() => <MailDialog onClose={() => undefined} />)
  const text = () => document.querySelector('[role=dialog]')?.textContent ?? ''
  await until(
    () => /添加邮箱|没有开通/.test(text()) && (rows.length === 0 || !mail || text().includes('保存')),
  )
  const press = (name: string) =>
    act(async () => {
      const all = [...document.querySelectorAll('button')]
      const found = all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name).at(-1)
      if (!found) throw new Error(`no button ${name}`)
      found.click()
    })
  const asked = () => call.mock.calls.map(([operation]) => operation as string)
  return { call, asked, press, text }
}

test('each address has its state and what can be done with it', async () => {
  const { text, press, call } = await open({
    rows: [row('a', 'verified'), row('b', 'waiting'), row('c', 'bounced')],
  })
  for (const word of ['已确认', '待确认', '退信，请重新确认']) expect(text()).toContain(word)
  const names = [...document.querySelectorAll('[role=dialog] button')].map((one) =>
    one.getAttribute('aria-label'),
  )
  expect(names.filter((name) => name?.startsWith('重新发送'))).toEqual([
    '重新发送确认邮件到 b@example.com',
    '重新发送确认邮件到 c@example.com',
  ])
  await press('重新发送确认邮件到 c@example.com')
  expect(call).toHaveBeenCalledWith('addMailAddress', { body: { address: 'c@example.com' } })
})

test('an address is removed after a question', async () => {
  const { press, asked, call } = await open({ rows: [row('a', 'verified')] })
  await press('移除 a@example.com')
  expect(document.querySelector('[role=alertdialog]')?.textContent).toContain('a@example.com 将不再接收')
  await press('取消')
  expect(asked()).not.toContain('removeMailAddress')
  await press('移除 a@example.com')
  await press('移除')
  expect(call).toHaveBeenCalledWith('removeMailAddress', { path: { id: 'a' } })
})

test('a site without mail offers to remove alone', async () => {
  const { text, asked } = await open({ rows: [row('b', 'waiting')], mail: false })
  expect(text()).toContain('本站没有开通邮件，暂时不能添加邮箱')
  expect(text()).not.toMatch(/重新发送|通知邮件|发送确认邮件/)
  expect(asked()).not.toContain('getNoticeMail')
})

test('without any address nothing is said of notices; with one that waits, none can be chosen', async () => {
  const { text } = await open({})
  expect(text()).toContain('添加邮箱')
  expect(text()).not.toContain('每天 09:00 汇总')
})

test('notices whose address is gone are said to be paused', async () => {
  const { text } = await open({ rows: [row('a', 'verified')], notices: { mode: 'daily', addressId: null } })
  expect(text()).toContain('通知邮件已暂停')
  const chosen = document.querySelector<HTMLInputElement>('input[type=radio]:checked')
  expect(chosen?.value).toBe('daily')
})

test('notices that reach their address are not', async () => {
  const { text } = await open({ rows: [row('a', 'verified')], notices: { mode: 'soon', addressId: 'a' } })
  expect(text()).toContain('5 分钟内')
  expect(text()).not.toContain('已暂停')
})

test('a mail is unsubscribed from by a press, with the token that the address had', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
  location.hash = '#hxu_x'
  const { place } = await drawPage(Unsubscription)
  await until(() => location.hash === '')
  expect([location.hash, call.mock.calls]).toEqual(['', []])
  await act(async () => place.querySelector('button')?.click())
  expect(call).toHaveBeenCalledWith('unsubscribe', { body: { token: 'hxu_x' } }, { quiet: true })
  await until(() => place.textContent?.includes('已退订') ?? false)
  expect(place.textContent).toContain('已退订')
})
