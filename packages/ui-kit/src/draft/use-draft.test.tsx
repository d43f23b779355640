import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { leaveField } from './leave-field.ts'
import { type Draft, useDraft } from './use-draft.ts'

type Told = (typed: string) => false | undefined

interface Probe {
  onLeave: Told
  onTyped: ((typed: string | undefined) => void) | undefined
  show: (draft: Draft<string>) => void
}

function Field({ applied, show, ...told }: Probe & { applied: string }) {
  const draft = useDraft({ applied, key: applied, ...told })
  useLayoutEffect(() => show(draft))
  return (
    <>
      <div {...draft.group}>
        <input aria-label="最小值" />
        <button type="button">应用</button>
      </div>
      <button type="button">别处</button>
    </>
  )
}

async function field(onLeave: Told, onTyped?: Probe['onTyped']) {
  let draft: Draft<string> | undefined
  const show: Probe['show'] = (next) => {
    draft = next
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  const draw = (applied: string) =>
    act(async () => root.render(<Field {...{ applied, onLeave, onTyped, show }} />))
  await draw('100')
  const [inside, outside] = [...host.querySelectorAll('button')]
  const input = host.querySelector('input')
  const focus = (element: HTMLElement | null | undefined) => act(async () => element?.focus())
  await focus(input)
  return {
    draw,
    shown: () => draft?.value,
    type: (text: string) => act(async () => draft?.set(text)),
    press: (key: string, about: KeyboardEventInit = {}) =>
      act(async () => input?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...about }))),
    loseWindow: () => act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    goInside: () => focus(inside),
    goOutside: () => focus(outside),
    leave: () => act(async () => leaveField(host)),
  }
}

it('applies what is typed when the focus leaves, once', async () => {
  const onLeave = vi.fn<Told>()
  const { type, goOutside, leave } = await field(onLeave)
  await type('500')
  await goOutside()
  await leave()
  expect(onLeave.mock.calls).toEqual([['500']])
})

it('applies nothing when nothing was typed, or the focus stays in the field', async () => {
  const onLeave = vi.fn<Told>()
  const { type, goInside, goOutside } = await field(onLeave)
  await goOutside()
  await type('500')
  await goInside()
  expect(onLeave).not.toHaveBeenCalled()
})

it('applies what is typed before the field goes away', async () => {
  const onLeave = vi.fn<Told>()
  const { type, leave } = await field(onLeave)
  await type('500')
  await leave()
  expect(onLeave.mock.calls).toEqual([['500']])
})

it('brings back what held on Escape, and applies nothing after it', async () => {
  const [onLeave, onTyped] = [vi.fn<Told>(), vi.fn()]
  const { type, press, leave, shown } = await field(onLeave, onTyped)
  await type('500')
  expect(onTyped).toHaveBeenLastCalledWith('500')
  await press('Escape')
  expect(shown()).toBe('100')
  expect(onTyped).toHaveBeenLastCalledWith(undefined)
  await leave()
  expect(onLeave).not.toHaveBeenCalled()
})

it('keeps what cannot be applied, and tries again', async () => {
  const onLeave = vi.fn<Told>(() => false)
  const { type, goOutside, goInside, leave, shown } = await field(onLeave)
  await type('nonsense')
  await goOutside()
  expect(shown()).toBe('nonsense')
  await goInside()
  await leave()
  expect(onLeave).toHaveBeenCalledTimes(2)
})

it('follows what holds when that changes', async () => {
  const { type, draw, shown } = await field(vi.fn<Told>())
  await type('500')
  await draw('200')
  expect(shown()).toBe('200')
})

it('keeps what is typed while Escape closes the list of an input method, and while the window is left', async () => {
  const onLeave = vi.fn<Told>()
  const { type, press, shown, loseWindow } = await field(onLeave)
  await type('500')
  await press('Escape', { isComposing: true })
  await loseWindow()
  expect([shown(), onLeave.mock.calls]).toEqual(['500', []])
  await press('Escape')
  expect(shown()).toBe('100')
})
