import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { EditorPlace } from './editor-place.tsx'
import type { PanelControl } from './filter-controls.tsx'
import { LateOpener } from './late-opener.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let unmount = () => {}
afterEach(() => unmount())

it('opens what was pressed before its code had come, and closes after one answer', async () => {
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
  const context = { values: {}, change, ahead: () => undefined, category: () => null }
  const draw = () =>
    root.render(
      <EditorPlace value={context}>
        <LateOpener control={control} isOn={false} />
      </EditorPlace>,
    )
  act(draw)
  act(() => host.querySelector('button')?.click())
  await vi.waitFor(
    async () => {
      await act(async () => {})
      expect(document.querySelector('[role=dialog]')?.textContent).toContain('0-1000')
    },
    { timeout: 10_000 },
  )
  await act(async () => document.querySelector<HTMLElement>('[role=dialog] button')?.click())
  expect(change).toHaveBeenCalledWith({ min_sales: 1 })
  expect(document.querySelector('[role=dialog]')).toBeNull()
})
