import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { $token, $user, type User } from '#shared/session'
import { SettledPage } from './settled-page.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const application = {
  ...{
    id: 'a',
    company: '示例公司',
    creditCode: '91440300708461136T',
    contact: '张三',
    mobile: '13800138000',
  },
  ...{ reply: null, createdAt: 1_800_000_000_000, decidedAt: null },
}

/** The page of somebody whose newest application has come to this. */
async function visit(data: object | null) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queries.setQueryData(['getSettlement', undefined], data)
  queries.setQueryData(['listAreas', undefined], [])
  const scope = fork({
    values: [
      [$token, 't'],
      [$user, { mobile: '13800138000' } as User],
    ],
  })
  const root = createRootRoute({ component: SettledPage })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) })
  const place = document.createElement('div')
  const drawn = createRoot(place)
  await router.load()
  await act(async () =>
    drawn.render(
      <Provider value={scope}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  const steps = [...place.querySelectorAll('ol[aria-label=入驻流程] > li')]
  const now = steps.findIndex((step) => /进行中|出错/.test(step.textContent ?? ''))
  const shown = { text: place.textContent ?? '', step: now, form: place.querySelector('form') !== null }
  act(() => drawn.unmount())
  return shown
}

it('begins with the form', async () => {
  expect(await visit(null)).toMatchObject({ step: 0, form: true })
})

it.each([
  ['pending', '申请状态：待审核', 1, false],
  ['incomplete', '申请状态：需补充', 0, true],
  ['approved', '申请状态：已通过', 2, false],
  ['rejected', '申请状态：已拒绝', 1, true],
])('%s: %s at step %i, form: %s', async (status, words, step, form) => {
  const shown = await visit({ ...application, status, reply: '照片不清楚' })
  expect(shown).toMatchObject({ step, form })
  expect(shown.text).toContain(words)
  expect(shown.text).toContain('照片不清楚')
})
