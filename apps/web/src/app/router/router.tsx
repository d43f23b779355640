import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ErrorPage } from '#pages/error'
import { readToken } from '#shared/api'
import { SITE } from '#shared/config'
import {
  isHidden,
  type LayoutName,
  landingOf,
  SITE_PAGES,
  type SitePage,
  type SitePath,
  signInAddress,
} from '#shared/routes'
import { LAYOUTS } from '../layouts/index.ts'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { laterPages, loadPage } from './load-page.ts'
import { parseSearch, type SearchText, stringifySearch } from './search-text.ts'

const root = createRootRoute()

const layout = <Name extends LayoutName>(id: Name) =>
  createRoute({ getParentRoute: () => root, id, component: LAYOUTS[id] })

const layouts = {
  plain: layout('plain'),
  site: layout('site'),
  menu: layout('menu'),
  host: layout('host'),
  label: layout('label'),
  backdrop: layout('backdrop'),
  header: layout('header'),
  test: layout('test'),
}

/** What the host of this page leaves out is not there; without a home page it begins elsewhere. */
function refuseHidden(path: SitePath): void {
  if (!isHidden(path, SITE.hidden)) return
  if (path === '/') throw redirect({ href: landingOf(SITE.hidden), replace: true })
  throw notFound()
}

function pageRoute<Path extends SitePath>(page: SitePage & { path: Path }) {
  return createRoute({
    getParentRoute: () => layouts[page.layout],
    path: page.path,
    validateSearch: (search: Record<string, unknown>) => search as SearchText,
    beforeLoad: ({ location }) => {
      refuseHidden(page.path)
      if (page.access === 'public' || readToken() !== null) return
      throw redirect({ href: signInAddress(location.href), replace: true })
    },
    component: lazyRouteComponent(loadPage(page)),
  })
}

type PageRoutes = { [Path in SitePath]: ReturnType<typeof pageRoute<Path>> }

const routesOf = (name: LayoutName) =>
  Object.fromEntries(
    SITE_PAGES.filter((page) => page.layout === name).map((page) => [page.path, pageRoute(page)]),
  ) as PageRoutes

/** The route tree: the frames, and inside them every page of the site map. */
const tree = root.addChildren({
  plain: layouts.plain.addChildren(routesOf('plain')),
  site: layouts.site.addChildren(routesOf('site')),
  menu: layouts.menu.addChildren(routesOf('menu')),
  host: layouts.host.addChildren(routesOf('host')),
  label: layouts.label.addChildren(routesOf('label')),
  backdrop: layouts.backdrop.addChildren(routesOf('backdrop')),
  header: layouts.header.addChildren(routesOf('header')),
  test: layouts.test.addChildren(routesOf('test')),
} satisfies Record<LayoutName, unknown>)

const NotFoundPage = lazy(async () => ({ default: await (await laterPages()).notFound() }))

const NotFound = () => (
  <SiteLayout>
    <Suspense>
      <NotFoundPage />
    </Suspense>
  </SiteLayout>
)

/** @param history of the browser unless told; tests bring their own */
export function createAppRouter(history?: RouterHistory) {
  return createRouter({
    ...(history ? { history } : {}),
    routeTree: tree,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFound,
    // An unknown address below /temu is no page of Temu.
    notFoundMode: 'root',
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
