import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./new.mjs', import.meta.url))

/** A project of only the index files that the generators change. */
function emptyProject(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'haixuan-new-'))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const make = (...args: string[]) =>
    execFileSync('node', [script, ...args], {
      env: { ...process.env, HAIXUAN_NEW_ROOT: root },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  return { make, read: (file: string) => readFileSync(join(root, file), 'utf8') }
}

test('a component gets its folder and its line in the index, in order', () => {
  const project = emptyProject({
    'packages/ui-kit/src/index.ts':
      "export { Avatar } from './avatar/index.ts'\nexport {\n  Menu,\n  MenuItem,\n} from './menu/index.ts'\nexport { Tag } from './tag/index.ts'\n",
  })
  project.make('component', 'price-range')
  expect(project.read('packages/ui-kit/src/price-range/price-range.tsx')).toContain(
    'export function PriceRange(',
  )
  expect(project.read('packages/ui-kit/src/index.ts').split('\n')).toEqual([
    "export { Avatar } from './avatar/index.ts'",
    'export {',
    '  Menu,',
    '  MenuItem,',
    "} from './menu/index.ts'",
    "export { PriceRange, type PriceRangeProps } from './price-range/index.ts'",
    "export { Tag } from './tag/index.ts'",
    '',
  ])
})

test('an operation is written into the contract and into its module', () => {
  const project = emptyProject({
    'openapi/openapi.yaml': 'paths:\n  /api/health: { $ref: paths/service.health.yaml }\n',
    'apps/api/src/operations.ts':
      "import { getHealth } from './modules/reference/operations/get-health.ts'\n\nexport const operations = {\n  getHealth,\n}\n",
    'apps/api/src/modules/shops/index.ts': '',
  })
  project.make('operation', 'shops', 'listSellers', 'get', '/api/{marketplace}/sellers')
  const path = project.read('openapi/paths/sellers.yaml')
  expect(path).toContain('operationId: listSellers')
  expect(path).toContain('path.yaml#/Marketplace')
  expect(project.read('openapi/openapi.yaml')).toContain(
    '/api/{marketplace}/sellers: { $ref: paths/sellers.yaml }',
  )
  const handler = project.read('apps/api/src/modules/shops/operations/list-sellers.ts')
  expect(handler).toContain("Handler<'listSellers'>")
  expect(handler, 'SQL belongs to the store').not.toContain('select')
  expect(project.read('apps/api/src/modules/shops/store/read-sellers.ts')).toContain('select')
  const handlers = project.read('apps/api/src/operations.ts')
  expect(handlers).toContain("from './modules/shops/operations/list-sellers.ts'")
  expect(handlers).toContain('  listSellers,\n')
  expect(() => project.make('operation', 'nothing', 'listThings', 'get', '/api/things')).toThrow(/no module/)
})

test('a page becomes a board, a route and a record of the site map', () => {
  const siteMap = 'apps/web/src/shared/routes/site-map/temu.ts'
  const project = emptyProject({
    [siteMap]: [
      'export const TEMU_PAGES = {',
      "  '/temu/home': { ...TEMU, title: '商品搜索', menu: '商品库', status: 'ready' },",
      "  '/temu/volume': {\n    ...TEMU,\n    title: '新品榜',\n    status: 'building',\n  },",
      "  '/temu/sales': { ...TEMU, title: '销售分析', status: 'building' },",
      '}\n',
    ].join('\n'),
    'apps/web/src/app/router/page-loaders.ts': "export const PAGE_LOADERS = {\n  '/temu/home': home,\n}\n",
    'apps/web/src/pages/temu/goods/index.ts': "export { TemuHomePage } from './ui/temu-home-page.tsx'\n",
  })
  project.make('page', 'temu/volume', 'listed_at:desc')
  const board = project.read('apps/web/src/pages/temu/goods/boards/volume.ts')
  expect(board).toContain("title: '新品榜'")
  expect(board).toContain("sort: 'listed_at:desc'")
  expect(project.read('apps/web/src/pages/temu/goods/index.ts')).toContain('TemuVolumePage')
  expect(project.read('apps/web/src/app/router/page-loaders.ts')).toContain(
    "'/temu/volume': async () => (await temuGoods()).TemuVolumePage,",
  )
  expect(project.read(siteMap)).toContain("title: '新品榜',\n    status: 'ready'")
  expect(project.read(siteMap)).toContain("title: '销售分析', status: 'building'")

  project.make('page', 'temu/clearance', '清仓榜')
  expect(project.read(siteMap)).toContain(
    "'/temu/clearance': { ...TEMU, title: '清仓榜', menu: '商品库', status: 'ready' },",
  )
  const pages = project.read('apps/web/src/pages/temu/goods/ui/temu-board-pages.tsx')
  expect(pages.match(/export function \w+/g)).toEqual([
    'export function TemuVolumePage',
    'export function TemuClearancePage',
  ])
  expect(() => project.make('page', 'temu/home')).toThrow(/exists already/)
  expect(() => project.make('page', 'temu/nowhere')).toThrow(/Give its title/)
})

test('what exists is never overwritten, and a wrong name is explained', () => {
  const project = emptyProject({ 'packages/ui-kit/src/index.ts': "export { A } from './a/index.ts'\n" })
  project.make('component', 'badge')
  expect(() => project.make('component', 'badge')).toThrow(/Exists already/)
  expect(() => project.make('component', 'BadName')).toThrow(/must match/)
  expect(() => project.make('gadget')).toThrow(/no "gadget"/)
})
