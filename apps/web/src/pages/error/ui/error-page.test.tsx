import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorPage } from './error-page.tsx'

let unmount = () => {}
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

/** What the error page shows for whatever was thrown. */
function shown(error: unknown): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const drawn = createRoot(place, { onCaughtError: () => undefined })
  unmount = () => {
    act(() => drawn.unmount())
    place.remove()
  }
  act(() => drawn.render(<ErrorPage error={error as Error} reset={() => undefined} />))
  return place
}

it.each([
  [new Error('没有加载完整'), '500', '没有加载完整'],
  [Object.assign(new Error('不见了'), { status: 404 }), '404', '不见了'],
  ['a text', '500', '没有更多信息，请刷新重试'],
  [null, '500', '没有更多信息，请刷新重试'],
])('says status and words of %s, 500 unless it has a status', (error, status, words) => {
  const page = shown(error)
  expect(page.textContent).toContain(status)
  expect(page.textContent).toContain(words)
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/')
})

it('an error inside the error page leaves a line with a way home', () => {
  const hostile = new Error()
  Object.defineProperty(hostile, 'message', {
    get: () => {
      throw new Error('again')
    },
  })
  const page = shown(hostile)
  expect(page.textContent).toBe('页面出错了。返回首页')
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/')
})
