import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const at = (name: string) => `https://cdn.example.com/${name}.png`

/** The foot of a page with these entries of the dictionary. */
async function foot(entries: readonly { key: string; value: string | null }[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['getDictionary', { path: { name: 'front_desk' } }], entries)
  const root = createRootRoute({ component: SiteFooter })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const place = document.createElement('div')
  const drawn = createRoot(place)
  await router.load()
  await act(async () =>
    drawn.render(
      <QueryClientProvider client={queries}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    ),
  )
  return place
}

it('has the record number, the partners, and the codes of group, official account and support', async () => {
  const place = await foot([
    { key: 'beian', value: '示例ICP备2026000001号' },
    { key: 'seo_link', value: '伙伴站|https://partner.example.com\n坏的 javascript:alert(1)' },
    ...['user_group', 'mpweixin', 'customer', 'douyin_qrcode_1'].map((key) => ({ key, value: at(key) })),
  ])
  expect(place.textContent).toContain('示例ICP备2026000001号')
  const partners = [...place.querySelectorAll('a[target=_blank]')]
  expect(
    partners.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([['伙伴站', 'https://partner.example.com', 'noopener noreferrer']])
  expect([...place.querySelectorAll('img')].map((code) => [code.alt, code.getAttribute('src')])).toEqual([
    ['用户交流群二维码', at('user_group')],
    ['公众号二维码', at('mpweixin')],
    ['联系客服二维码', at('customer')],
  ])
})

it('shows nothing that the operator has not set', async () => {
  const place = await foot([{ key: 'beian', value: null }])
  expect(place.querySelectorAll('img, a[target=_blank]')).toHaveLength(0)
  expect(place.textContent).not.toContain('备')
})
