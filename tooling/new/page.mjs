import { marketplaceWords } from '../write-marketplace-words.mjs'
import {
  appendText,
  changeText,
  demand,
  insertLine,
  isFile,
  pascal,
  readFile,
  writeNew,
} from './scaffold.mjs'

const SITE_MAP = 'apps/web/src/shared/routes/site-map'
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

const component = ({ constant, component }) => `
export function ${component}() {
  return <BoardPage board={${constant}} kind={goodsKind} />
}
`

const IMPORTS = `import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
`

/** A record of the site map; the formatter writes it on one line or on several. */
const RECORD = (path, inside = '') => new RegExp(`^ {2}'${path}': \\{[^}]*${inside}[^}]*\\},$`, 'm')

/**
 * Title of the page; its record in the site map becomes `ready`, or is added when there is none.
 * @throws {Error} when the page exists already, or has neither a record nor a title
 */
function enterSiteMap({ path, marketplace, title }) {
  const file = `${SITE_MAP}/${marketplace}.ts`
  const [record] = RECORD(path).exec(readFile(file)) ?? []
  if (record?.includes("status: 'ready'")) throw new Error(`The page ${path} exists already.`)
  if (record) {
    changeText(file, record, record.replace("'building'", "'ready'"))
    return { file, title: /title: '(.+?)'/.exec(record)[1] }
  }
  if (!title)
    throw new Error(`The site map has no ${path}. Give its title: pnpm new page ${path.slice(1)} 标题`)
  const [before, menu] = RECORD("[^']+", "menu: '(商品库|商品)'").exec(readFile(file))
  const fields = `...${marketplace.toUpperCase()}, title: '${title}', menu: '${menu}', status: 'ready'`
  changeText(file, before, `${before}\n  '${path}': { ${fields} },`)
  return { file, title }
}

/** Adds the component to the file that generated boards of a slice share; the first one creates it. */
function addComponent(file, facts) {
  const board = `import { ${facts.constant} } from '../boards/${facts.name}.ts'`
  if (!isFile(file)) return writeNew({ [file]: `${IMPORTS}${board}\n${component(facts)}` })
  insertLine(file, board, /^import \{ \w+ \} from '/)
  return [appendText(file, component(facts))]
}

const SORT = /^[a-z_]+:(asc|desc)$/

/** A board of products: of a page that the site map calls `building`, or of a new page with a title. */
export function newPage(address, ...rest) {
  demand(address, new RegExp(`^(${marketplaceWords().join('|')})/[a-z][a-zA-Z]*$`), 'The path')
  const sort = rest.find((text) => SORT.test(text)) ?? 'weekly_sales:desc'
  const given = rest.find((text) => !SORT.test(text))
  if (given !== undefined) demand(given, /^[^'":\\\n]{1,20}$/, 'The title')
  const [marketplace, name] = address.split('/')
  const slice = `${marketplace}/goods`
  const { file: siteMap, title } = enterSiteMap({ path: `/${address}`, marketplace, title: given })
  const facts = {
    path: `/${address}`,
    title,
    marketplace,
    name: name.toLowerCase(),
    constant: camel(`${marketplace}-${name.toLowerCase()}`),
    component: `${pascal(`${marketplace}-${name.toLowerCase()}`)}Page`,
    sort,
  }
  const folder = `apps/web/src/pages/${slice}`
  const file = `${marketplace}-board-pages.tsx`
  const files = [
    ...writeNew({ [`${folder}/boards/${facts.name}.ts`]: board(facts) }),
    ...addComponent(`${folder}/ui/${file}`, facts),
  ]
  const loader = `  '/${address}': async () => (await ${camel(slice.replace('/', '-'))}()).${facts.component},`
  return [
    ...files,
    insertLine(`${folder}/index.ts`, `export { ${facts.component} } from './ui/${file}'`, /^export \{/),
    insertLine(LOADERS, loader, new RegExp(`^ {2}'/${marketplace}/`)),
    siteMap,
  ]
}
