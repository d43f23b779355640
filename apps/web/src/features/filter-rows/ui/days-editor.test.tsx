import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DaysEditor } from './days-editor.tsx'

const BOUNDS = { type: 'integer', minimum: 1, maximum: 3650 } as const

/** Types days, presses 应用 and leaves the field. */
async function typed(text: string) {
  const told = { onChange: vi.fn(), onLeave: vi.fn(), onTyped: vi.fn(), onAhead: vi.fn() }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  await act(async () =>
    root.render(<DaysEditor label="上架时间" bounds={BOUNDS} value={undefined} presets={[7]} {...told} />),
  )
  const input = host.querySelector('input')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    input?.focus()
    write?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => host.querySelector<HTMLButtonElement>('button[type=submit]')?.click())
  const isWrong = host.textContent?.includes('请输入 1 到 3650 的整数')
  return { isWrong, applied: told.onChange.mock.calls }
}

it.each([
  ['1', 1],
  ['3650', 3_650],
])('%s days are applied', async (text, days) => {
  expect(await typed(text)).toEqual({ isWrong: false, applied: [[days]] })
})

it.each(['0', '3651', '1.5', '-1'])('%s days are refused, and the list is not asked', async (text) => {
  expect(await typed(text)).toEqual({ isWrong: true, applied: [] })
})
