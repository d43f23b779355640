import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#shared/api'
import { DownloadPage } from './download-page.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** The page with these addresses in the dictionary; null: the dictionary cannot be read. */
async function visit(entries: readonly { key: string; value: string | null }[] | null) {
  vi.spyOn(api, 'call').mockRejectedValue(new Error('网络连接失败'))
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  if (entries) queries.setQueryData(['getDictionary', { path: { name: 'downloads' } }], entries)
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place)
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  await act(async () =>
    drawn.render(
      <QueryClientProvider client={queries}>
        <DownloadPage />
      </QueryClientProvider>,
    ),
  )
  return place
}
const headings = (place: HTMLElement) =>
  [...place.querySelectorAll('h2')].map(({ textContent }) => textContent)

it('offers plugin and app with the versions of the specification', async () => {
  const place = await visit([])
  expect(headings(place)).toEqual(['浏览器插件', '手机 App'])
  expect(place.textContent).toContain('版本 6.8（2025-10-14）')
  expect(place.textContent).toContain('版本 v1.0（2024-11-28）')
  expect(place.textContent).toContain('下载地址尚未设置，请联系客服获取。')
})

it('inside a frame leaves the plugin out', async () => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as never)
  expect(headings(await visit([]))).toEqual(['手机 App'])
})

it('has no link but a safe one, and the code of the app', async () => {
  const place = await visit([
    { key: 'plugin_url', value: 'javascript:alert(1)' },
    { key: 'app_url', value: 'https://cdn.example.com/a.apk' },
    { key: 'app_sha256', value: 'ab12' },
  ])
  expect([...place.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://cdn.example.com/a.apk',
  ])
  expect(place.querySelectorAll('[aria-label="扫码下载手机 App"]')).toHaveLength(1)
  expect(place.querySelector('code')?.textContent).toBe('ab12')
})

it('says that the addresses could not be read, with a way to try again', async () => {
  const place = await visit(null)
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => void setTimeout(resolve)))
    expect(place.querySelector('[role=alert] button')?.textContent).toBe('重试')
  })
})
