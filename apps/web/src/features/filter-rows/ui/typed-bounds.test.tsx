import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import type { FilterContext } from './filter-control.ts'
import { filterControls } from './filter-controls.ts'
import { PANEL_EDITORS } from './panel-editors.ts'

const context: FilterContext = {
  values: {},
  change: async () => undefined,
  leave: () => undefined,
  typed: () => undefined,
  ahead: () => undefined,
  category: () => null,
}

/** The most characters that the field of a filter takes. */
async function mostTyped(control: ReturnType<ReturnType<typeof filterControls>['words']>) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    act(() => root.unmount())
    host.remove()
  })
  const drawn = control.place === 'panel' ? control.editor(context, PANEL_EDITORS) : control.editor(context)
  await act(async () => root.render(drawn))
  return host.querySelector('input')?.maxLength
}

it('a field takes as many characters as the list that it narrows', async () => {
  const goods = filterControls('searchGoods')
  const listings = filterControls('searchListings')
  expect(await mostTyped(goods.keyword('keyword', 'match', '关键词'))).toBe(200)
  expect(await mostTyped(listings.keyword('keyword', 'match', '关键词'))).toBe(100)
  expect(await mostTyped(goods.words('brand', '品牌'))).toBe(100)
  expect(await mostTyped(goods.words('tag', '标签'))).toBe(60)
})
