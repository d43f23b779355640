import { expect, test } from 'vitest'
import { SITE_PAGES } from '#shared/routes'
import { partOf, pathOf } from './part-path.ts'

test('every page of the label tool opens the editor with its part', () => {
  const paths = SITE_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/tag_generation/'))
  for (const path of paths) {
    if (path !== '/tag_generation/SideToolbar') expect(pathOf(partOf(path))).toBe(path)
  }
  expect(paths).toHaveLength(12)
})

test('the start page shows the templates, the side bar its first tool', () => {
  expect(partOf('/tag_generation')).toBe('TemplateList')
  expect(partOf('/tag_generation/SideToolbar/')).toBe('AddTag')
})
