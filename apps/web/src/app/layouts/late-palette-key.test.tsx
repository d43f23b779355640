import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { LatePaletteKey } from './late-palette-key.tsx'

const code = vi.hoisted(() => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  return { arrive, arrived }
})
vi.mock('#widgets/command-palette', async () => {
  await code.arrived
  return { PaletteKey: ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'open' : 'closed'}</p> }
})

const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init })
  act(() => void window.dispatchEvent(event))
  return event.defaultPrevented
}

test('Ctrl K before the code of the palette has come opens it when it has; again closes it', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<LatePaletteKey />))
  expect(press({ key: 'k' })).toBe(false)
  expect(press({ key: 'k', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(press({ key: 'K', ctrlKey: true })).toBe(true)
  expect(place.textContent).toBe('')
  code.arrive()
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(place.textContent).toBe('open')
  })
  expect(press({ key: 'k', metaKey: true })).toBe(true)
  expect(place.textContent).toBe('closed')
  act(() => root.unmount())
  expect(press({ key: 'k', ctrlKey: true })).toBe(false)
})
