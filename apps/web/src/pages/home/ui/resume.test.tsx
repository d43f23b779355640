import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { Resume } from './resume.tsx'

afterEach(() => vi.restoreAllMocks())

/** What is on the page when the server answers so; undefined cannot be read. */
async function draw(views: readonly object[] | undefined, notices: object | undefined) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { place } = await drawPage(Resume, {
    answers: [
      ...(views ? [[['listSavedViews', {}], views] as const] : []),
      ...(notices ? [[['listNotices', { query: { limit: 5 } }], notices] as const] : []),
    ],
  })
  return (name: string) => place.querySelector(`li[aria-label="${name}"]`)
}
const view = (id: string, updatedAt: number) => ({
  ...{ id, name: `视图 ${id}`, board: '/temu/home', query: { hosting: 'semi' }, updatedAt },
})

it('leads to the five views that were changed last, newest first, with their filters', async () => {
  const part = await draw(
    [1, 6, 3, 5, 2, 4].map((at) => view(String(at), at)),
    { unread: 0, rows: [] },
  )
  const links = [...(part('我的视图')?.querySelectorAll('a') ?? [])]
  expect(links.map(({ textContent }) => textContent)).toEqual(
    ['6', '5', '4', '3', '2'].map((id) => `视图 ${id}`),
  )
  expect(links[0]?.getAttribute('href')).toBe('/temu/home?hosting=semi')
  expect(part('我的提醒')?.textContent).toContain('还没有提醒')
})

it('says what alerts have told and how many are unread, and what could not be read', async () => {
  const told = { id: 'n', title: '2 个新商品符合“半托管”', view: view('a', 1), page: null, createdAt: 1 }
  const part = await draw(undefined, { unread: 3, rows: [told, { ...told, id: 'm', view: null }] })
  expect(part('我的提醒')?.textContent).toContain('3 条未读')
  expect(part('我的提醒')?.querySelectorAll('a')).toHaveLength(1)
  await vi.waitFor(() => expect(part('我的视图')?.textContent).toContain('网络连接失败'))
})
