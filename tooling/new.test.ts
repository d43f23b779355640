import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const script = fileURLToPath(new URL('./new.mjs', import.meta.url))

/** A house with just the index files that the generators add lines to. */
function emptyHouse(files: Record<string, string>) {
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
  const house = emptyHouse({
    'packages/ui-kit/src/index.ts':
      "export { Avatar } from './avatar/index.ts'\nexport {\n  Menu,\n  MenuItem,\n} from './menu/index.ts'\nexport { Tag } from './tag/index.ts'\n",
  })
  house.make('component', 'price-range')
  expect(house.read('packages/ui-kit/src/price-range/price-range.tsx')).toContain(
    'export function PriceRange(',
  )
  expect(house.read('packages/ui-kit/src/index.ts').split('\n')).toEqual([
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

test('an operation is written into the contract, the examples and the handlers', () => {
  const house = emptyHouse({
    'openapi/openapi.yaml': 'paths:\n  /api/health: { $ref: paths/service.health.yaml }\n',
    'apps/api/src/operations.ts':
      "import { getGoods } from '#modules/goods/operations/get-goods.ts'\n\nexport const operations = {\n  getGoods,\n}\n",
  })
  house.make('operation', 'listShops', 'get', '/api/{marketplace}/shops')
  const path = house.read('openapi/paths/shops.yaml')
  expect(path).toContain('operationId: listShops')
  expect(path).toContain('- { $ref: ../parameters/path.yaml#/Marketplace }')
  expect(house.read('openapi/openapi.yaml')).toContain('/api/{marketplace}/shops: { $ref: paths/shops.yaml }')
  expect(house.read('apps/api/src/modules/shops/operations/list-shops.ts')).toContain("Handler<'listShops'>")
  expect(house.read('apps/api/src/operations.ts')).toContain('  listShops,\n')
})

test('a page becomes a board and a route, and is ready in the site map', () => {
  const site = 'apps/web/src/shared/routes/site-map'
  const house = emptyHouse({
    [`${site}/temu.ts`]: [
      'export const TEMU_PAGES = {',
      "  '/temu/home': { ...TEMU, title: '商品搜索', menu: '商品库', status: 'ready' },",
      "  '/temu/volume': {\n    ...TEMU,\n    title: '新品榜',\n    status: 'building',\n  },",
      "  '/temu/sales': { ...TEMU, title: '销售分析', status: 'building' },",
      '}\n',
    ].join('\n'),
    'apps/web/src/app/router/page-loaders.ts': "export const PAGE_LOADERS = {\n  '/temu/home': home,\n}\n",
    'apps/web/src/pages/temu/goods/index.ts': "export { TemuHomePage } from './ui/temu-home-page.tsx'\n",
  })
  house.make('page', 'temu/volume', 'listed_at:desc')
  expect(house.read('apps/web/src/pages/temu/goods/boards/volume.ts')).toContain("title: '新品榜'")
  expect(house.read('apps/web/src/pages/temu/goods/index.ts')).toContain('TemuVolumePage')
  expect(house.read('apps/web/src/app/router/page-loaders.ts')).toContain("'/temu/volume': async () =>")
  const map = house.read(`${site}/temu.ts`)
  expect(map).toContain("title: '新品榜',\n    status: 'ready'")
  expect(map).toContain("title: '销售分析', status: 'building'")
  expect(() => house.make('page', 'temu/home')).toThrow(/not under construction/)
  expect(() => house.make('page', 'temu/nowhere')).toThrow(/site map/)
})

test('what exists is never overwritten, and a wrong name is explained', () => {
  const house = emptyHouse({ 'packages/ui-kit/src/index.ts': "export { A } from './a/index.ts'\n" })
  house.make('component', 'badge')
  expect(() => house.make('component', 'badge')).toThrow(/Exists already/)
  expect(() => house.make('component', 'BadName')).toThrow(/must match/)
  expect(() => house.make('gadget')).toThrow(/no "gadget"/)
})
