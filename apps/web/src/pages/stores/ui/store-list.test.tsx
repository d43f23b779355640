import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { type OwnStore, ownStoresQuery } from '#entities/own-store'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { StoreList } from './store-list.tsx'

const STORE: OwnStore = {
  ...{ id: 's', marketplace: 'temu', name: '晨光', mallId: '6344', mode: 'semi', books: ['美区', '沙特'] },
  ...{ currency: 'USD', group: '家居', note: null, source: 'manual', coverage: null, lastImportAt: null },
  ...{ state: 'active', isFrozen: false, ownership: 'declared', ownershipReply: null, access: 'owner' },
  ...{ people: [], revision: 3, createdAt: 1, updatedAt: 2, archivedAt: null },
}
const PLAIN = { state: 'active', page: 1, limit: 50, sort: 'created_at:desc' } as const
const QUOTA = { used: 1, limit: 2, frozen: 0, need: 'bannian' } as const

async function draw(rows: readonly OwnStore[], quota: object | null, at = '/', query: object = PLAIN) {
  const answer = { rows, count: rows.length, groups: ['家居'], quota }
  const drawn = await drawPage(() => <StoreList path="/store" title="店铺中心" canBind />, {
    at,
    answers: [query, PLAIN].map((one) => [ownStoresQuery(one as typeof PLAIN).queryKey, answer] as const),
  })
  const text = () => drawn.place.textContent ?? ''
  const button = (label: string) =>
    [...drawn.place.querySelectorAll('button')].find(({ textContent }) => textContent === label)
  return { ...drawn, text, button }
}

it('a store says what it is; nothing that was never imported is 0', async () => {
  const { text, place } = await draw([STORE], QUOTA)
  for (const word of ['晨光', '6344', '半托管', '美区、沙特', '家居', 'USD', '仅主账号', '使用中 1 / 2 家'])
    expect(text()).toContain(word)
  const cells = [...place.querySelectorAll('[role=gridcell]')].map(({ textContent }) => textContent)
  expect(cells.filter((cell) => cell === '—')).toHaveLength(2)
})

it.each([
  [{ ...QUOTA, used: 1 }, false, ''],
  [{ ...QUOTA, used: 2 }, true, '店铺数已达上限'],
  [{ ...QUOTA, used: 4, frozen: 2 }, true, '2 家店铺已冻结'],
])('with %j adding is closed (%s), and the page says why: %s', async (quota, isClosed, said) => {
  const { text, button, place } = await draw([STORE], quota)
  expect(button('添加店铺')?.disabled ?? button('添加店铺')?.getAttribute('aria-disabled') === 'true').toBe(
    isClosed,
  )
  expect(text()).toContain(said)
  expect(place.querySelector('a[href="/buy"]') !== null).toBe(isClosed)
})

it('an empty list says what to do: to an owner, to a member, and behind filters', async () => {
  const own = await draw([], { ...QUOTA, used: 0 })
  expect(own.text()).toContain('填写店铺名称、ID 和模式即可添加')
  expect(own.place.querySelector('a[href="/temushopbind"]')).not.toBeNull()
  own.leave()
  const ofMember = await draw([], null)
  expect(ofMember.text()).toContain('请主账号在店铺的“可见子账号”中选择您')
  expect(ofMember.button('添加店铺')).toBeUndefined()
  expect(ofMember.place.querySelector('a[href="/temushopbind"]')).toBeNull()
  ofMember.leave()
  const filtered = await draw([], QUOTA, '/?mode=full&page=2', { ...PLAIN, page: 2, mode: 'full' })
  expect(filtered.text()).toContain('没有符合条件的店铺')
  await act(async () => filtered.button('清除筛选')?.click())
  expect(filtered.address()).toBe('/')
})

it('a list that does not come says why, and is asked for again', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const { place } = await drawPage(() => <StoreList path="/store" title="店铺中心" />)
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 10)))
  expect(place.textContent).toContain('网络连接失败')
  const before = call.mock.calls.length
  const retry = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '重试')
  await act(async () => retry?.click())
  expect(call.mock.calls.length).toBe(before + 1)
  call.mockRestore()
})
