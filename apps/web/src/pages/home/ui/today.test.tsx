import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { drawPage } from '#shared/drawn-page'
import { Today } from './today.tsx'

afterEach(() => vi.restoreAllMocks())

const goods = (about: object) => ({
  ...{ id: 'g1', title: 'Lamp', titleZh: '小夜灯', quality: { demo: false } },
  ...{ salesLast7: null, dropShare: null, salesBeforeOut: null, chanceScore: null, ...about },
})

/** The boards that the server answers; the others cannot be read. */
async function draw(boards: Readonly<Record<string, readonly object[]>>) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const answers = Object.entries(boards).map(([board, rows]) => {
    const input = { path: { marketplace: 'temu', board }, query: { limit: 5 } }
    return [['rankGoods', input], { rows, asOf: rows.length === 0 ? null : 1_800_000_000_000 }] as const
  })
  const { place } = await drawPage(Today, { answers })
  return (name: string) => place.querySelector(`li[aria-label="${name}"]`)
}

it('says of each board its first places with its own figure, and — where there is none', async () => {
  const board = await draw({
    new: [goods({ salesLast7: 1234 })],
    'price-drop': [goods({ dropShare: 0.125 }), goods({ id: 'g2', titleZh: null })],
    'sold-out': [goods({ salesBeforeOut: 56.7, quality: { demo: true } })],
    burst: [goods({ chanceScore: 88 })],
  })
  expect(board('新品榜')?.textContent).toMatch(/小夜灯1,234数据更新于 2027\/01\/15/)
  expect([...(board('降价榜')?.querySelectorAll('ol li') ?? [])].map((row) => row.textContent)).toEqual([
    '小夜灯-12.5%',
    'Lamp—',
  ])
  expect(board('售罄榜')?.textContent).toContain('示例数据')
  expect(board('新品榜')?.textContent).not.toContain('示例数据')
  expect(board('AI推荐')?.querySelector('ol a')?.getAttribute('href')).toBe('/temu/detail?id=g1')
})

it('a board without a day says what to do, and one that cannot be read can be tried again', async () => {
  const board = await draw({ new: [] })
  expect(board('新品榜')?.textContent).toContain('暂无数据')
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(board('降价榜')?.querySelector('[role=alert] button')?.textContent).toBe('重试')
  })
})
