import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { useRovingFocus } from './use-roving-focus.ts'

interface BarProps {
  names: readonly string[]
  direction: 'row' | 'column'
  current?: string
}

function Bar({ names, direction, current }: BarProps) {
  return (
    <div ref={useRovingFocus(direction)}>
      <input aria-label="关键词" />
      {names.map((name) => (
        <button
          key={name}
          type="button"
          disabled={name === 'off'}
          aria-current={name === current ? 'page' : undefined}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

async function bar(props: Partial<BarProps> = {}) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  const draw = (more: Partial<BarProps>) =>
    act(async () => root.render(<Bar names={['a', 'off', 'b', 'c']} direction="row" {...props} {...more} />))
  await draw({})
  const button = (name: string) =>
    [...host.querySelectorAll('button')].find((one) => one.textContent === name)
  return {
    draw,
    focus: (name: string) => act(async () => button(name)?.focus()),
    press: (key: string, more: KeyboardEventInit = {}) =>
      act(async () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
        ),
      ),
    focused: () => document.activeElement?.textContent,
    /** What Tab stops at. */
    stops: () =>
      [...host.querySelectorAll<HTMLElement>('input, button:not([disabled])')]
        .filter(({ tabIndex }) => tabIndex === 0)
        .map((one) => one.textContent || one.getAttribute('aria-label')),
  }
}

it('is one stop beside its fields, at first the first', async () => {
  const { stops } = await bar()
  expect(stops()).toEqual(['关键词', 'a'])
})

it('begins where the page is', async () => {
  const { stops } = await bar({ current: 'c' })
  expect(stops()).toEqual(['关键词', 'c'])
})

it('goes round with the arrow keys, past what is off, and stays where it was left', async () => {
  const { focus, press, focused, stops } = await bar()
  await focus('a')
  await press('ArrowRight')
  expect(focused()).toBe('b')
  await press('End')
  expect(focused()).toBe('c')
  await press('ArrowRight')
  expect(focused()).toBe('a')
  await press('ArrowLeft')
  expect(focused()).toBe('c')
  expect(stops()).toEqual(['关键词', 'c'])
  await press('Home')
  expect(focused()).toBe('a')
})

it('leaves other keys, and those of the other direction, to anyone who hears them', async () => {
  const { focus, press, focused } = await bar()
  await focus('a')
  for (const key of ['ArrowDown', 'Enter', 'x']) await press(key)
  await press('ArrowRight', { ctrlKey: true })
  expect(focused()).toBe('a')
  const column = await bar({ direction: 'column' })
  await column.focus('a')
  await column.press('ArrowDown')
  expect(column.focused()).toBe('b')
})

it('has a stop again when that which had it goes away', async () => {
  const { focus, draw, stops } = await bar()
  await focus('b')
  await draw({ names: ['c', 'd'] })
  await act(async () => undefined)
  expect(stops()).toEqual(['关键词', 'c'])
})
