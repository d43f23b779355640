import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Picture } from './picture.tsx'
import { RETRY_ATTEMPTS, RETRY_PAUSE } from './picture-retry.ts'

const host = document.body.appendChild(document.createElement('div'))
const root = createRoot(host)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => root.render(null))
  vi.useRealTimers()
})

const show = (canRetry: boolean) =>
  act(() =>
    root.render(
      <Picture src="https://gone.test/a.jpg" alt="杯" width={40} height={40} canRetry={canRetry} />,
    ),
  )
const failForGood = () => {
  for (let attempt = 0; attempt <= RETRY_ATTEMPTS; attempt += 1) {
    act(() => host.querySelector('img')?.dispatchEvent(new Event('error')))
    act(() => vi.advanceTimersByTime(RETRY_PAUSE))
  }
}

it('offers another attempt to the keyboard once all have failed, and starts over', () => {
  show(true)
  failForGood()
  expect(host.querySelector('img')).toBeNull()
  const button = host.querySelector('button')
  expect(button?.getAttribute('aria-label')).toBe('杯 加载失败，点击重试')
  expect(button?.tabIndex).toBe(0)
  act(() => button?.click())
  expect(host.querySelector('img')).not.toBeNull()
})

it('is no button where it is in one', () => {
  show(false)
  failForGood()
  expect(host.querySelector('button')).toBeNull()
  expect(host.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('杯 加载失败')
})
