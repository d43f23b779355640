import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { PanelControl } from './filter-control.ts'
import { FilterEditorContext } from './filter-editor-context.tsx'
import { LateOpener, loadFilterPanel } from './late-opener.tsx'

let unmount = () => {}
afterEach(() => unmount())

it('opens what was pressed before its code had come, and closes after one answer or a second press', async () => {
  const change = vi.fn()
  const control: PanelControl = {
    id: 'min_sales',
    label: '总销量',
    place: 'panel',
    isMany: false,
    editor: (context) => (
      <button type="button" onClick={() => context.change({ min_sales: 1 })}>
        0-1000
      </button>
    ),
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  unmount = () => {
    act(() => root.unmount())
    host.remove()
  }
  const context = {
    values: {},
    change,
    leave: () => undefined,
    typed: () => undefined,
    ahead: () => undefined,
    category: () => null,
  }
  const draw = () =>
    root.render(
      <FilterEditorContext value={context}>
        <LateOpener control={control} isOn={false} />
      </FilterEditorContext>,
    )
  act(draw)
  act(() => host.querySelector('button')?.click())
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await act(loadFilterPanel)
  const panel = document.querySelector('[role=dialog]')
  expect(panel?.textContent).toContain('0-1000')
  expect(host.querySelector('button')?.getAttribute('aria-expanded')).toBe('true')
  await act(async () => panel?.querySelector('button')?.click())
  expect(change).toHaveBeenCalledWith({ min_sales: 1 })
  expect(document.querySelector('[role=dialog]')).toBeNull()
  await act(async () => host.querySelector('button')?.click())
  expect(document.querySelector('[role=dialog]')).not.toBeNull()
  await act(async () => host.querySelector('button')?.click())
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
