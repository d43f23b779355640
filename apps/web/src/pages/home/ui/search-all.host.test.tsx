import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { SearchAll } from './search-all.tsx'

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"siteName":"蓝海","hidden":["temu"]}'
})

it('searches the marketplace that is chosen, of those that the host shows; an empty search stays', async () => {
  const { place, address } = await drawPage(SearchAll)
  const choices = [...place.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  expect(choices.map((one) => one.closest('label')?.textContent)).toEqual(['Shein', 'AliExpress', 'TikTok'])
  const type = (text: string) => {
    const field = place.querySelector('input:not([type=radio])') as HTMLInputElement
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    act(() => {
      set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    })
  }
  act(() => choices[1]?.click())
  type('  ')
  expect(address()).toBe('/')
  type('猫砂 & 收纳')
  await vi.waitFor(() =>
    expect(address()).toBe('/aliexpress/yesterday?keyword=%E7%8C%AB%E7%A0%82+%26+%E6%94%B6%E7%BA%B3'),
  )
})
