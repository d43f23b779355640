import { matchesQuery } from '@haixuan/ui-kit'
import { expect, test } from 'vitest'
import { SIDE_MENUS, SITE_PAGES } from '#shared/routes'
import { goodsCommands, pageCommands } from './page-commands.ts'

test('every ready page of the menus can be gone to, by its name and by pinyin initials', () => {
  const hrefs = new Set(pageCommands(() => true).map(({ href }) => href))
  const ready = new Set(SITE_PAGES.filter(({ status }) => status === 'ready').map(({ path }) => path))
  const items = Object.values(SIDE_MENUS).flatMap((groups) => groups.flatMap(({ items }) => items))
  for (const { path } of items) if (path !== undefined && ready.has(path)) expect(hrefs).toContain(path)
  const search = pageCommands(() => true).find(({ href }) => href === '/temu/home')
  expect(search?.context).toContain('Temu')
  expect(matchesQuery(search?.label ?? '', 'spss')).toBe(true)
})

test('pages that are closed to the reader are not offered', () => {
  const open = pageCommands((access) => access !== 'tiktok')
  expect(open.some(({ href }) => href.startsWith('/tiktok'))).toBe(false)
})

test('an id leads to the product, first on the marketplace at hand; words do not', () => {
  expect(goodsCommands('601099916685676', 'shein').map(({ href }) => href)).toEqual([
    '/shein/detail?id=601099916685676',
    '/temu/detail?id=601099916685676',
    '/aliexpress/detail?id=601099916685676',
    '/tiktok/detail?id=601099916685676',
  ])
  expect(goodsCommands('收纳', 'temu')).toEqual([])
})

test('pages that need an id are not offered, whatever their title', () => {
  const hrefs = new Set(pageCommands(() => true).map(({ href }) => href))
  for (const { path, isOfOneThing } of SITE_PAGES) if (isOfOneThing) expect(hrefs).not.toContain(path)
  expect(hrefs).not.toContain('/temu/seller')
  expect(hrefs).toContain('/tiktok/shop')
})
