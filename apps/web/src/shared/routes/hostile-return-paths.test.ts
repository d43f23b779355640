import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HOSTILE_RETURN_PATHS } from './hostile-return-paths.fixture.ts'
import { safeRedirect } from './safe-redirect.ts'
import { isSitePath } from './site-map/site-map.ts'

const PAGE = 'https://haixuan.test/login?redirect=x'

/** Where a browser on the sign-in page would be led. */
function ledTo(raw: string): { isOwn: boolean; path: string } {
  const { origin, pathname } = new URL(safeRedirect(raw), PAGE)
  return { isOwn: origin === 'https://haixuan.test', path: pathname }
}

it(`${HOSTILE_RETURN_PATHS.length} return paths lead to a page of this site, and to none that they name elsewhere`, () => {
  expect(new Set(HOSTILE_RETURN_PATHS).size).toBeGreaterThanOrEqual(300)
  for (const raw of HOSTILE_RETURN_PATHS) {
    const { isOwn, path } = ledTo(raw)
    expect([raw, isOwn, isSitePath(path), path === '/login']).toEqual([raw, true, true, false])
  }
})

it('nor does any mixture of them, as it is or written as an address writes it', () => {
  const piece = fc.oneof(
    fc.constantFrom(...HOSTILE_RETURN_PATHS),
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      '.',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '#',
      '?',
      '/temu/home',
      '/login',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const ways = [
    (text: string) => text,
    encodeURI,
    encodeURIComponent,
    (text: string) => text.replaceAll('/', '\\'),
  ]
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(...ways), (pieces, way) => {
      const text = pieces.join('')
      fc.pre(!/\p{Surrogate}/u.test(text))
      const { isOwn, path } = ledTo(way(text))
      expect([isOwn, isSitePath(path), path === '/login']).toEqual([true, true, false])
    }),
    { numRuns: 2_000 },
  )
})
