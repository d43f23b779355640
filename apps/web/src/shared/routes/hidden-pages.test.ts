import { expect, it } from 'vitest'
import type { Hideable } from '#shared/config'
import { isHidden, landingOf } from './hidden-pages.ts'

const white = new Set<Hideable>(['home', 'share', 'label', 'renewal', 'downloads', 'contact'])

it.each(['/', '/share', '/download', '/tag_generation', '/tag_generation/SideToolbar/AddTag'])(
  '%s is not there on a white-label host',
  (path) => {
    expect(isHidden(path, white)).toBe(true)
    expect(isHidden(path, new Set())).toBe(false)
  },
)

it.each(['/temu/home', '/buy', '/login', '/settled', '/tiktok_a/goods', '/temu/preElection'])(
  '%s is',
  (path) => expect(isHidden(path, white)).toBe(false),
)

it('a host without a marketplace has none of its pages, its second tree included', () => {
  for (const path of ['/tiktok', '/tiktok_a/goods']) expect(isHidden(path, new Set(['tiktok']))).toBe(true)
})

it('a host without a home page begins in the first marketplace it has', () => {
  expect(landingOf(new Set())).toBe('/')
  expect(landingOf(white)).toBe('/temu/home')
  expect(landingOf(new Set(['home', 'temu']))).toBe('/shein')
  expect(landingOf(new Set(['home', 'temu', 'shein', 'aliexpress', 'tiktok']))).toBe('/buy')
})
