import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearToken, writeToken } from '#shared/api'
import { SITE_PAGES } from '#shared/routes'
import { createAppRouter } from './router.tsx'

const at = async (address: string) => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router.state
}

beforeEach(() => writeToken('kept'))

it('has a route for every page of the site map, inside its frame', () => {
  const router = createAppRouter(createMemoryHistory())
  for (const { path, layout } of SITE_PAGES) {
    const route = router.getMatchedRoutes(path)[2]
    expect(route?.fullPath, path).toBe(path)
    expect(route?.parentRoute?.id, path).toBe(`/${layout}`)
  }
})

describe('visitors', () => {
  it('of a working page go to sign in, and come back to the very same address', async () => {
    clearToken()
    const { location } = await at('/temu/home?keyword=%E5%A3%B3&page=2')
    expect(location.pathname).toBe('/login')
    expect(location.search).toEqual({ redirect: '/temu/home?keyword=%E5%A3%B3&page=2' })
  })

  it('see public pages', async () => {
    clearToken()
    expect((await at('/')).location.pathname).toBe('/')
    expect((await at('/tag_generation')).location.pathname).toBe('/tag_generation')
  })
})

it('the query of a page stays text', async () => {
  const { location } = await at('/temu/detail?id=6012345678901234567')
  expect(location.search).toEqual({ id: '6012345678901234567' })
})

it('a slash at the end does not matter', () => {
  const router = createAppRouter(createMemoryHistory())
  expect(router.getMatchedRoutes('/temu/home/')[2]?.fullPath).toBe('/temu/home')
})
