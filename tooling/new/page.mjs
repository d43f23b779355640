import { demand, insertLine, pascal, readHouse, replaceText, writeNew } from './scaffold.mjs'

const siteMapOf = (marketplace) => `apps/web/src/shared/routes/site-map/${marketplace}.ts`
const LOADERS = 'apps/web/src/app/router/page-loaders.ts'

const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase())

const board = ({ path, title, marketplace, constant, sort }) => `import {
  allGoodsFilters,
  type GoodsColumns,
  goodsClosing,
  goodsDates,
  goodsIdentity,
  goodsPrice,
  goodsReviews,
  salesFour,
  salesTrend,
} from '#entities/goods'
import { REGION_SETS } from '#entities/region'
import { defineBoard, withDetail } from '#shared/board'

const board = defineBoard({
  path: '${path}',
  title: '${title}',
  operation: 'searchGoods',
  params: { marketplace: '${marketplace}' },
  columns: <C>(c: GoodsColumns<C>) => [
    ...goodsIdentity(c),
    ...goodsPrice(c, '价格'),
    ...salesFour(c),
    ...salesTrend(c),
    ...goodsReviews(c),
    ...goodsDates(c),
    ...goodsClosing(c),
  ],
  filters: (f) => allGoodsFilters(f, REGION_SETS),
  sort: '${sort}',
  access: 'user',
})

/** Say what a seller finds here that no other board shows. */
export const ${constant} = withDetail(board, '/${marketplace}/detail')
`

const page = ({ constant, component, name }) => `import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { ${constant} } from '../boards/${name}.ts'

export function ${component}() {
  return <BoardPage board={${constant}} kind={goodsKind} />
}
`

/** Takes a page of the site map out of construction. Answers its title. */
function openPage(marketplace, path) {
  const file = siteMapOf(marketplace)
  const [record = ''] = new RegExp(`^ {2}'${path}': \\{[^}]*\\}`, 'm').exec(readHouse(file)) ?? []
  const title = /title: '([^']+)'/.exec(record)?.[1]
  if (!title) throw new Error(`The site map has no ${path}; pages are listed there first.`)
  if (!record.includes("status: 'building'")) throw new Error(`${path} is not under construction any more.`)
  replaceText(file, record, record.replace("status: 'building'", "status: 'ready'"))
  return title
}

/** A board of products on a path of the site map that is still under construction. */
export function newPage(place, sort = 'weekly_sales:desc') {
  demand(place, /^(temu|shein|aliexpress|tiktok)\/[a-z][a-zA-Z]*$/, 'The place')
  demand(sort, /^[a-z_]+:(asc|desc)$/, 'The sort')
  const [marketplace, name] = place.split('/')
  const slice = `${marketplace}/goods`
  const facts = {
    path: `/${place}`,
    title: openPage(marketplace, `/${place}`),
    marketplace,
    name: name.toLowerCase(),
    constant: camel(`${marketplace}-${name.toLowerCase()}`),
    component: `${pascal(`${marketplace}-${name.toLowerCase()}`)}Page`,
    sort,
  }
  const folder = `apps/web/src/pages/${slice}`
  const file = `${marketplace}-${facts.name}-page`
  const files = writeNew({
    [`${folder}/boards/${facts.name}.ts`]: board(facts),
    [`${folder}/ui/${file}.tsx`]: page(facts),
  })
  const loader = `  '/${place}': async () => (await import('#pages/${slice}')).${facts.component},`
  return [
    ...files,
    insertLine(`${folder}/index.ts`, `export { ${facts.component} } from './ui/${file}.tsx'`, /^export \{/),
    insertLine(LOADERS, loader, new RegExp(`^ {2}'/${marketplace}`)),
    siteMapOf(marketplace),
  ]
}
