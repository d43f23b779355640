import { randomUUID } from 'node:crypto'
import { loadDemoCreators } from '../../src/demo/creators/load-demo-creators.ts'
import { loadDemoGoods } from '../../src/demo/goods/load-demo-goods.ts'
import { openSession } from '../../src/modules/account/store/session.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import type { Json, Operation } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { keyOf } from '../http/api-keys.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered, freshMobile, PASSWORD, person } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'
import { openTransfers, order, orderIn } from '../orders/order-calls.ts'

export interface FuzzFixture {
  /** What must not be written down: tokens, mobiles, passwords. */
  secrets: readonly string[]
  /** Whose token a call of an operation is made with. */
  tokenFor(operation: Operation): Promise<string>
  /** Ids that mean something, by parameter of an operation. */
  poolOf(operation: Operation, parameter: string): readonly Json[]
  /** Values that mean something, by name of a property. */
  values: Readonly<Record<string, readonly Json[]>>
}

/** Operations whose caller is somebody else each time: they end sessions or change who one is. */
const SELF_CHANGING: ReadonlySet<string> = new Set([
  ...['signOut', 'revokeSession', 'setPassword', 'editUser', 'updateErpUser', 'redeemAddressToken'],
])
/** Operations that run the password hash or write a file, a tenth of a second each time. */
export const DEAR: ReadonlySet<string> = new Set([
  ...[
    'signIn',
    'register',
    'setPassword',
    'editUser',
    'addSubAccount',
    'updateSubAccount',
    'createExport',
    'createImportJob',
  ],
])

type People = Awaited<ReturnType<typeof makePeople>>
type Kept = Awaited<ReturnType<typeof makeKept>>
/** Ids of a parameter, at the addresses that the expression describes. */
type Pool = [url: RegExp, parameter: string, ids: readonly Json[]]

async function makePeople(db: Database) {
  const rights = { isExternalLink: true, isPre: false, userCustom: ['x'] }
  const all = await entered(db, { vipType: 'yqyy', vipExpire: new Date(Date.now() + 9e10), ...rights })
  await setOperator(db, all.mobile, true, 'test')
  return {
    /** May do everything, and is the caller of most operations. */
    all,
    /** Whose sessions and password may change. */
    spare: await person(db),
    other: await person(db),
    subAccount: await person(db, { openedBy: all.id }),
    // Who has the highest tier cannot buy any.
    buyer: await entered(db),
  }
}

/** What a caller reads and writes to have something of each kind. */
function callsOf(server: RunningServer, token: string) {
  return {
    ids: async (path: string) => {
      const { rows } = (await server.get(`/api/${path}?limit=20`, token)).body.data as {
        rows: { id: string }[]
      }
      if (rows.length === 0) throw new Error(`Nothing is found by ${path}.`)
      return rows.map(({ id }) => id)
    },
    made: async (path: string, body: unknown) =>
      ((await server.post(path, body, token)).body.data as { id: string }).id,
    example: (url: string) => exampleOf({ url, method: 'POST' }),
  }
}

/** A label, an order, a view that is shared and a session. */
async function makeKept(db: Database, server: RunningServer, { all, buyer, spare }: People) {
  const { made } = callsOf(server, all.token)
  const label = randomUUID()
  const labelBody = exampleOf({ url: '/api/labels/:id', method: 'PUT' }) as object
  await server.call('PUT', `/api/labels/${label}`, {
    token: all.token,
    body: { ...labelBody, base: 0, content: '{}' },
  })
  const paid = orderIn(await order(server, buyer.token))
  const view = await made('/api/saved-views', { board: '/temu/home', name: '视图', query: { page: '1' } })
  const { shareId } = (await server.post(`/api/saved-views/${view}/share`, undefined, all.token)).body
    .data as { shareId?: string }
  const session = await tokenOf(db, spare.id)
  return {
    label,
    paid,
    view,
    shares: shareId ? [shareId] : [],
    session,
    bills: await makeBills(server, all.token),
  }
}

/** A store that stays as it is, and days of which somebody says that they have no bill. */
async function makeBills(server: RunningServer, token: string) {
  const wish = exampleOf({ url: '/api/own-stores', method: 'POST' }) as object
  const own = { ...wish, key: randomUUID(), name: '覆盖', mallId: '7000000001' }
  const { id: store, books } = (await server.post('/api/own-stores', own, token)).body.data as {
    id: string
    books: string[]
  }
  const body = { store, book: books[0] ?? '', bill: 'ads', from: '2026-10-01', to: '2026-10-31' }
  const said = (await server.call('PUT', '/api/finance/no-bills', { token, body })).body.data as {
    id: string
  }
  return { store, books, said: said.id }
}

const tokenOf = async (db: Database, id: string) =>
  (await openSession(db, id, { ip: '127.0.0.1', device: undefined }, { isProved: true })).token

async function poolsOf(server: RunningServer, { all, other }: People, kept: Kept): Promise<Pool[]> {
  const { ids, made, example } = callsOf(server, all.token)
  const [entry] = (await server.get('/api/admin/dictionary', all.token)).body.data as {
    name: string
    key: string
  }[]
  const sessions = (await server.get('/api/me/sessions', kept.session)).body.data as { id: string }[]
  return [
    [/\/goods\/:id/, 'id', await ids('temu/goods/search')],
    [/\/creators\/:id/, 'id', await ids('tiktok/creators/search')],
    [/\/lives\/:id/, 'id', await ids('tiktok/lives/search')],
    [/\/videos\/:id/, 'id', await ids('tiktok/videos/search')],
    [/\/shops\/:id/, 'id', await ids('temu/shops/search')],
    [/\/saved-views\/:id/, 'id', [kept.view]],
    [/\/shared-views\//, 'shareId', kept.shares],
    [/\/folders\/:id/, 'id', [await made('/api/temu/favourites/goods/folders', { name: '夹' })]],
    [/\/orders\/:id/, 'id', [kept.paid.id]],
    [/\/orders\/:number/, 'number', [kept.paid.number]],
    [/\/api-keys\/:id/, 'id', [(await keyOf(server, all.token)).key.id]],
    [/\/sessions\/:id/, 'id', sessions.map(({ id }) => id)],
    [/\/labels\/:id/, 'id', [kept.label]],
    [/\/exports\/:id/, 'id', [await made('/api/exports', example('/api/exports'))]],
    [/\/imports\/:id/, 'id', [await made('/api/imports', example('/api/imports'))]],
    [/\/no-bills\/:id/, 'id', [kept.bills.said]],
    [/\/own-stores\/:id/, 'id', [await made('/api/own-stores', example('/api/own-stores'))]],
    [/\/settlements\/:id/, 'id', [await made('/api/settlements', example('/api/settlements'))]],
    [/\/dictionary\//, 'name', entry ? [entry.name] : []],
    [/\/dictionary\//, 'key', entry ? [entry.key] : []],
    [/\/admin\/users\/:id/, 'id', [other.id]],
    [/\/admin\/plans\/:id/, 'id', [10]],
    [/\/admin\/hosts\/:name/, 'name', ['shop.example.com', '例子.com', 'SHOP.example.com.']],
    [/\/admin\/flags\/:name/, 'name', ['registration']],
    [/\/dict/, 'name', ['front_desk']],
    [/\/admin\/news\/:id/, 'id', [randomUUID()]],
  ]
}

/** A small site: products, shops, creators, lives and videos of the demo, and one of everything a user keeps. */
export async function makeFuzzFixture(db: Database, server: RunningServer): Promise<FuzzFixture> {
  await loadDemoGoods(db, { count: 200 })
  await loadDemoCreators(db, { count: 12 })
  await openTransfers(db)
  const people = await makePeople(db)
  const { all, spare, other, subAccount, buyer } = people
  // Takes a mobile once and has few tries: each request comes from another.
  const erpAccount = () => person(db, { mobile: `erp-${freshMobile()}` })
  const kept = await makeKept(db, server, people)
  const pools = await poolsOf(server, people, kept)
  return {
    secrets: [
      all.token,
      buyer.token,
      kept.session,
      PASSWORD,
      ...[all, spare, other, subAccount, buyer].map(({ mobile }) => mobile),
    ],
    tokenFor: async ({ id, url }) => {
      if (url.startsWith('/api/orders')) return buyer.token
      if (!SELF_CHANGING.has(id)) return all.token
      const { id: who } = id === 'updateErpUser' ? await erpAccount() : spare
      return await tokenOf(db, who)
    },
    poolOf: ({ url }, parameter) =>
      pools.find(([where, name]) => name === parameter && where.test(url))?.[2] ?? [],
    values: {
      planId: [10, 20, 99_999],
      fen: [kept.paid.priceFen],
      base: [0, 1],
      revision: [1, 2],
      currency: ['CNY', 'USD'],
      content: ['{}'],
      son_id: [subAccount.id],
      mobile: [subAccount.mobile, other.mobile],
      marketplace: ['temu', 'tiktok'],
      map: ['temu-products', 'tiktok-lives'],
      store: [kept.bills.store],
      book: kept.bills.books,
      board: ['/temu/home', '/temu/burst'],
      origin: ['https://erp.example.com'],
    },
  }
}
