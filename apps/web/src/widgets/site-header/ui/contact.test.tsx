import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { $user, type User } from '#shared/session'
import { Contact } from './contact.tsx'

afterEach(() => vi.restoreAllMocks())

const at = (name: string) => `https://cdn.example.com/${name}.png`
const NAMES = ['douyin_qrcode_1', 'douyin_qrcode_2', 'user_group', 'customer']

/** The popover, as somebody with these entries of the dictionary sees it; null: the dictionary cannot be read. */
async function open(
  entries: readonly { key: string; value: string | null }[] | null,
  user: User | null = null,
) {
  if (!entries) vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { place } = await drawPage(() => <Contact onGo={() => undefined} />, {
    answers: entries ? [[['getDictionary', { path: { name: 'front_desk' } }], entries]] : [],
    stores: [[$user, user]],
  })
  return place
}
const codesOf = (place: HTMLElement) =>
  [...place.querySelectorAll('img')].map((picture) => [picture.alt, picture.getAttribute('src')])

it('has the versions of the downloads and a code for each entry that is set', async () => {
  const place = await open(NAMES.map((key) => ({ key, value: at(key) })))
  expect([...place.querySelectorAll('a')].map((link) => link.parentElement?.textContent)).toEqual([
    '浏览器插件6.8（2025-10-14）',
    '手机 Appv1.0（2024-11-28）',
  ])
  expect(codesOf(place)).toEqual([
    ['抖音号二维码', at('douyin_qrcode_1')],
    ['抖音号（二）二维码', at('douyin_qrcode_2')],
    ['用户交流群二维码', at('user_group')],
    ['联系客服二维码', at('customer')],
  ])
})

it('shows the support of the user before that of the site, and nothing that is not set', async () => {
  const entries = NAMES.map((key) => ({ key, value: key === 'customer' ? at(key) : null }))
  expect(codesOf(await open(entries, { belongCode: at('own') } as User))).toEqual([
    ['联系客服二维码', at('own')],
  ])
})

it('inside a frame has no way to the plugin', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as never)
  const place = await open([])
  expect([...place.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['手机 App'])
})

it('says that the codes could not be read, with a way to try again', async () => {
  const place = await open(null)
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('重试')
  })
})
