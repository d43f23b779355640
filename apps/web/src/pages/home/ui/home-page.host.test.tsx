import { expect, it, vi } from 'vitest'
import { drawPage } from '#shared/drawn-page'
import { $lastTab } from '#shared/last-tab'
import { isHidden, type SitePath } from '#shared/routes'
import { $token } from '#shared/session'
import { HomePage } from './home-page.tsx'

// The page reads its configuration once, when it is loaded.
vi.hoisted(() => {
  document.documentElement.dataset['site'] = '{"siteName":"蓝海","hidden":["label","tiktok","temu"]}'
})

/** Where the home page of this host leads a visitor, or somebody who was last on a tab. */
async function links(lastTab: SitePath | null, token: string | null = 't'): Promise<string[]> {
  const { place, leave } = await drawPage(HomePage, {
    answers: [[['listPlans', undefined], []]],
    stores: [
      [$token, token],
      [$lastTab, lastTab],
    ],
  })
  const found = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
  leave()
  return found
}

it('leads to nothing that the host hides, also not to the tab that was open before it was hidden', async () => {
  const hidden = new Set(['label', 'tiktok', 'temu'] as const)
  for (const lastTab of [null, '/temu/home', '/tiktok/goods'] as const) {
    const found = await links(lastTab)
    expect(found[0]).toBe('/shein')
    expect(found.filter((href) => isHidden(href.split('?')[0] ?? '', hidden))).toEqual([])
  }
  expect((await links('/aliexpress/yesterday'))[0]).toBe('/aliexpress/yesterday')
  expect((await links(null, null))[0]).toBe('/login?view=register')
})
