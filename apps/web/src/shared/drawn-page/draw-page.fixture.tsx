import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fork, type StoreWritable } from 'effector'
import { Provider } from 'effector-react'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

interface Surroundings {
  /** Address it is opened at. */
  at?: string
  /** Answers of the server that are there already, by their query; a call for another goes to the server. */
  answers?: readonly (readonly [QueryKey, unknown])[]
  /** What the stores hold. */
  // biome-ignore lint/suspicious/noExplicitAny: stores of any value are in one list.
  stores?: [StoreWritable<any>, any][]
}

interface DrawnPage {
  place: HTMLElement
  /** Where its links have led. */
  address: () => string
  /** Takes it away; happens by itself at the end of the test. */
  leave: () => void
}

/** Draws a part of the site in a test, with the router, the cache and the stores that the site gives it. */
export async function drawPage(component: () => ReactNode, about: Surroundings = {}): Promise<DrawnPage> {
  const { at = '/', answers = [], stores = [] } = about
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  for (const [key, answer] of answers) queries.setQueryData(key, answer)
  const history = createMemoryHistory({ initialEntries: [at] })
  const routeTree = createRootRoute({ component, notFoundComponent: () => null })
  const router = createRouter({ routeTree, history })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let isDrawn = true
  const leave = () => {
    if (!isDrawn) return
    isDrawn = false
    act(() => root.unmount())
    place.remove()
  }
  onTestFinished(leave)
  await router.load()
  await act(async () =>
    root.render(
      <Provider value={fork({ values: stores })}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router as never} />
        </QueryClientProvider>
      </Provider>,
    ),
  )
  return { place, address: () => history.location.href, leave }
}
