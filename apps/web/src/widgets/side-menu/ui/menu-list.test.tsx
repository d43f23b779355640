import { createToastQueue } from '@haixuan/ui-kit'
import { act } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $toasts } from '#shared/notice'
import type { MenuGroup } from '#shared/routes'
import { MenuList } from './menu-list.tsx'

async function menu(groups: readonly MenuGroup[]) {
  const toasts = createToastQueue()
  const list = () => <MenuList marketplace="temu" groups={groups} />
  const { place, address } = await drawPage(list, { at: '/temu/home', stores: [[$toasts, toasts]] })
  return { place, toasts, address }
}

it('a line without a page says that it is under construction, and goes nowhere', async () => {
  const { place, toasts, address } = await menu([{ title: '商品库', items: [{ title: '预售榜' }] }])
  const line = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === '预售榜')
  await act(async () => line?.click())
  expect(toasts.shown().map(({ text }) => text)).toEqual(['建设中，敬请期待！'])
  expect(address()).toBe('/temu/home')
})

it('outside a frame it has the way to the plugin', async () => {
  const { place } = await menu([])
  expect(place.querySelector('a[href="/download"]')?.textContent).toBe('下载浏览器插件')
})
