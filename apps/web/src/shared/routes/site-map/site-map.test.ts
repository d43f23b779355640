import { MARKETPLACES, marketplaceOfPath, marketplaceRecord } from '@haixuan/rules'
import { describe, expect, it } from 'vitest'
import { SIDE_MENUS } from '../side-menu.ts'
import { TOP_TABS, tabOf } from '../top-tabs.ts'
import { ADDED_PAGES, MARKETPLACE_PAGES, PAGES, SITE_PAGES, sitePage } from './site-map.ts'
import { SPEC_ROUTES } from './spec-routes.fixture.ts'

const paths = Object.keys(PAGES)

describe('the site map', () => {
  it('has exactly the 169 routes of the specification and the pages we added', () => {
    expect(new Set(SPEC_ROUTES).size).toBe(169)
    expect(SPEC_ROUTES).toHaveLength(169)
    expect([...paths].sort()).toEqual([...SPEC_ROUTES, ...Object.keys(ADDED_PAGES)].sort())
  })

  it('gives every page a title, and one page for each path', () => {
    expect(Object.values(PAGES).every(({ title }) => title.trim() !== '')).toBe(true)
    expect(SITE_PAGES).toHaveLength(paths.length)
    expect(sitePage('/temu/home/')).toBe(sitePage('/temu/home'))
    expect(sitePage('/temu/Home')).toBeUndefined()
    expect(sitePage('/constructor')).toBeUndefined()
  })

  it('tells the marketplace, the area and the access of a page by one rule', () => {
    for (const { path, marketplace, area, access } of SITE_PAGES) {
      expect(marketplace ?? undefined, path).toBe(marketplaceOfPath(path))
      if (marketplace) {
        expect(area, path).toBe(marketplace)
        expect(access, path).toBe(marketplaceRecord(marketplace).access)
      }
    }
  })

  it('leads from each marketplace to pages of its own that are ready', () => {
    for (const marketplace of MARKETPLACES) {
      const { home, ...pages } = MARKETPLACE_PAGES[marketplace]
      for (const path of [...Object.values(pages), ...home.boards]) {
        if (path === null) continue
        expect(PAGES[path], path).toMatchObject({ marketplace, status: 'ready' })
      }
      for (const path of [pages.goods, pages.shop]) expect(PAGES[path].isOfOneThing, path).toBe(true)
    }
  })
})

describe('the menus', () => {
  it.each(Object.entries(SIDE_MENUS))(
    '%s: each item leads to a page of its marketplace, none twice',
    (id, groups) => {
      const items = groups.flatMap((group) => group.items.flatMap((item) => item.path ?? []))
      expect(new Set(items).size).toBe(items.length)
      expect(items.filter((path) => sitePage(path)?.marketplace !== id)).toEqual([])
    },
  )

  it('have as many items as the specification lists', () => {
    const counts = Object.values(SIDE_MENUS).map((groups) => groups.flatMap((group) => group.items).length)
    expect(counts).toEqual([32, 13, 7, 23])
  })

  it('mark the tab of each page', () => {
    expect(TOP_TABS.map(({ title }) => title)).toEqual([
      '首页',
      'Temu',
      'Shein',
      'AliExpress',
      'TikTok',
      '分享有礼',
      '标签制作',
    ])
    expect(tabOf('/')?.title).toBe('首页')
    expect(tabOf('/temu/settlementTemplate/SkuLine')?.title).toBe('Temu')
    expect(tabOf('/tiktok_a/blue')?.title).toBe('TikTok')
    expect(tabOf('/tag_generation/SideToolbar/AddTag')?.title).toBe('标签制作')
    expect(tabOf('/buy')).toBeUndefined()
  })
})

it('keeps working pages from visitors and leaves public ones open', () => {
  expect(sitePage('/')?.access).toBe('public')
  expect(sitePage('/login')?.access).toBe('public')
  expect(sitePage('/tag_generation/MainEdit')?.access).toBe('public')
  expect(sitePage('/temu/home')?.access).toBe('user')
  expect(sitePage('/tiktok_a/blue')?.access).toBe('tiktok')
  expect(sitePage('/finance')).toMatchObject({ access: 'user', layout: 'host' })
})
