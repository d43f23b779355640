import fc from 'fast-check'
import { expect, it } from 'vitest'
import { safeRedirect, signInAddress } from './safe-redirect.ts'
import { PAGES } from './site-map/site-map.ts'

const paths = Object.keys(PAGES)

it.each([
  '//evil.example/temu/home',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/temu/home',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/temu/../login',
  '/temu/home/../../login',
  '/temu/%68ome',
  '/temu/Home',
  '/temu/home/',
  '/login',
  '/login?redirect=/login',
  '/unknown',
  '/__proto__',
  ' /temu/home',
  '',
  undefined,
  null,
  42,
  ['/temu/home'],
  { toString: () => '/temu/home' },
])('refuses %j', (raw) => {
  expect(safeRedirect(raw)).toBe('/')
})

it('keeps every page of the site with its query and hash', () => {
  expect(safeRedirect('/temu/home?min_sales=100&keyword=%E5%A3%B3#row-3')).toBe(
    '/temu/home?min_sales=100&keyword=%E5%A3%B3#row-3',
  )
  for (const path of paths.filter((one) => one !== '/login')) expect(safeRedirect(path)).toBe(path)
})

it('whatever comes in, stays on this site and on a page of it', () => {
  const nasty = fc.string({ unit: fc.constantFrom(...'/\\.:?#@%&=\t\n temuhoelgin') })
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        nasty,
        fc.webUrl(),
        nasty.map((text) => `/${text}`),
      ),
      (raw) => {
        const url = new URL(safeRedirect(raw), 'https://haixuan.test')
        expect(url.origin).toBe('https://haixuan.test')
        expect(paths).toContain(url.pathname)
      },
    ),
  )
})

it('the sign-in page carries where to go back to', () => {
  expect(signInAddress('/temu/home?page=2')).toBe('/login?redirect=%2Ftemu%2Fhome%3Fpage%3D2')
  expect(signInAddress('/')).toBe('/login')
  expect(signInAddress('/login?view=register')).toBe('/login')
})
