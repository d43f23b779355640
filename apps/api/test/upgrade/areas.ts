import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import { ACCEPTED } from '../http/people.ts'
import type { MarketIds } from '../market-rows/market-calls.ts'
import type { ReleaseServer } from './release-server.ts'

interface Person {
  id: string
  mobile: string
  token: string
}

type Server = Pick<ReleaseServer, 'call' | 'done'>

/** One server writes, the other reads and goes on with it. */
export type Area = (two: {
  writing: Server
  reading: Server
  /** An operator with all rights. */
  who: Person
  ids: MarketIds
  /** Somebody without a membership. */
  visitor(): Promise<Person>
}) => Promise<void>

interface Rows<T = { id: string }> {
  rows: T[]
}
const COLUMNS = [
  ...['goods_id', 'title', 'category_path', 'price', 'currency', 'market_price', 'sell_count_raw', 'sold'],
  ...['rating', 'review_count', 'badges', 'image_url', 'goods_url', 'first_dump_date'],
]
let mobile = 14_000_000_000 + Math.floor(Math.random() * 9e8)

/** Every area in which users or operators write. */
export const AREAS: Record<string, Area> = {
  'sign-in': async ({ writing, reading }) => {
    const person = { mobile: String(++mobile), password: 'spring-77' }
    const { token } = await writing.done<{ token: string }>('POST', '/api/weapp/register', undefined, {
      ...person,
      ...{ confirm_password: person.password, ...ACCEPTED },
    })
    expect(await reading.done('GET', '/api/user/getUserInfo', token)).toMatchObject({ mobile: person.mobile })
    await reading.done('POST', '/api/user/edit', token, { nickname: '新名字' })
    expect(await writing.done('GET', '/api/user/getUserInfo', token)).toMatchObject({ nickname: '新名字' })
    const again = await reading.done<{ token: string }>('POST', '/api/weapp/loginpassword', undefined, person)
    expect((await writing.call('GET', '/api/me/sessions', again.token)).status).toBe(200)
    await writing.done('POST', '/api/user/logout', token)
    expect((await reading.call('GET', '/api/user/getUserInfo', token)).status).toBe(401)
  },

  favourites: async ({ writing, reading, who: { token }, ids }) => {
    const path = '/api/temu/favourites/goods'
    const folder = await writing.done<{ id: string }>('POST', `${path}/folders`, token, { name: '主推' })
    await writing.done('POST', path, token, { ids: ids.goods.slice(0, 2), folder: folder.id })
    const { rows } = await reading.done<Rows>('GET', path, token)
    expect(rows).toHaveLength(2)
    await reading.done('POST', `${path}/remove`, token, { ids: ids.goods.slice(0, 1) })
    expect((await writing.done<Rows>('GET', path, token)).rows).toHaveLength(1)
  },

  'saved views': async ({ writing, reading, who: { token } }) => {
    const view = { board: '/temu/home', name: `耳机 ${mobile}`, query: { keyword: '耳机' }, columns: null }
    const watched = { marketplace: 'temu', query: { keyword: '耳机' } }
    const made = await writing.done<{ id: string }>('POST', '/api/saved-views', token, { ...view, watched })
    const path = `/api/saved-views/${made.id}`
    await reading.done('PUT', `${path}/alert`, token, {
      rule: { kind: 'price_drop', percent: 10 },
      isOn: true,
    })
    expect(JSON.stringify(await writing.done('GET', '/api/saved-views', token))).toContain('price_drop')
    await writing.done('PATCH', path, token, { name: '改了名' })
    expect(JSON.stringify(await reading.done('GET', '/api/saved-views', token))).toContain('改了名')
  },

  listings: async ({ writing, reading, who: { token }, ids }) => {
    await writing.done('POST', '/api/temu/listings', token, { ids: ids.goods.slice(0, 3) })
    expect((await reading.done<Rows>('GET', '/api/temu/listings', token)).rows).toHaveLength(3)
  },

  labels: async ({ writing, reading, who: { token } }) => {
    const path = `/api/labels/${randomUUID()}`
    const label = { name: '欧代', isMyTemplate: true, folder: '欧盟', width: 6000, height: 4000, pages: 1 }
    const body = {
      ...label,
      thumbnail: '',
      content: JSON.stringify({ schemaVersion: 4, pages: [], elements: [] }),
    }
    const first = await writing.done<{ revision: number }>('PUT', path, token, { ...body, base: 0 })
    expect(await reading.done('GET', path, token)).toMatchObject({ content: body.content })
    await reading.done('PUT', path, token, { ...body, name: '英代', base: first.revision })
    expect(JSON.stringify(await writing.done('GET', path, token))).toContain('英代')
  },

  exports: async ({ writing, reading, who: { token } }) => {
    const wish = { operation: 'searchGoods', params: { marketplace: 'temu' }, query: {}, columnSet: 'all' }
    const request = { ...wish, columns: [], format: 'csv', title: '列表', most: 20 }
    const order = { key: randomUUID(), request }
    const { id } = await writing.done<{ id: string }>('POST', '/api/exports', token, order)
    expect(await reading.done('POST', '/api/exports', token, order)).toMatchObject({ id })
    const path = `/api/exports/${id}`
    const state = async (server: Server) => (await server.done<{ state: string }>('GET', path, token)).state
    await vi.waitFor(async () => expect(await state(writing)).toBe('finished'), { timeout: 60_000 })
    expect(await state(reading)).toBe('finished')
    const file = await writing.call('GET', `${path}/file`, token)
    expect([file.status, file.text.trim().split('\n').length]).toEqual([200, 21])
  },

  orders: async ({ writing, reading, who, visitor }) => {
    const { token } = await visitor()
    const order = { planId: 10, method: 'transfer', key: randomUUID() }
    const made = await writing.done<{ id: string; number: string; priceFen: number }>(
      ...(['POST', '/api/orders', token, order] as const),
    )
    const paid = { fen: made.priceFen, receipt: `R${made.number}`, payer: '6222020200012346688' }
    await reading.done('POST', `/api/admin/orders/${made.number}/confirm`, who.token, paid)
    expect(await writing.done('GET', `/api/orders/${made.id}`, token)).toMatchObject({ status: 'paid' })
    await writing.done('POST', `/api/admin/orders/${made.number}/refund`, who.token, { fen: 100 })
    expect(await reading.done('GET', `/api/orders/${made.id}`, token)).toMatchObject({ refundedFen: 100 })
  },

  imports: async ({ writing, reading, who: { token } }) => {
    const file = { fileName: 'a.csv', fileSha256: randomUUID().replaceAll('-', '').repeat(2), fileBytes: 1 }
    const kind = { map: 'temu-products', kind: 'products', marketplace: 'temu' }
    const job = await writing.done<{ id: string }>('POST', '/api/imports', token, {
      ...{ ...kind, ...file, columns: COLUMNS },
    })
    const row = (id: string) => ({
      ...Object.fromEntries(COLUMNS.map((column) => [column, null])),
      ...{
        goods_id: id,
        title: '耳机',
        category_path: 'Electronics > Audio',
        price: '1.48',
        currency: 'USD',
      },
      ...{ sold: '13', first_dump_date: '2025-11-11' },
    })
    const path = `/api/imports/${job.id}`
    const [first, second] = [String(++mobile), String(++mobile)]
    await writing.done('POST', `${path}/rows`, token, { sequence: 1, rows: [row(first)] })
    expect(
      await reading.done('POST', `${path}/rows`, token, { sequence: 2, rows: [row(second)] }),
    ).toMatchObject({ accepted: 2, rejected: 0 })
    await writing.done('POST', `${path}/finish`, token, {})
    expect(await reading.done('GET', path, token)).toMatchObject({ job: { status: 'finished' } })
    expect((await writing.call('GET', `/api/temu/goods/${second}`, token)).status).toBe(200)
  },

  console: async ({ writing, reading, who: { token }, visitor }) => {
    await writing.done('PUT', '/api/admin/flags/tiktok_notice', token, { isOn: true })
    expect(JSON.stringify(await reading.done('GET', '/api/admin/flags', token))).toContain('"isOn":true')
    const news = { kind: 'policy', title: `新规 ${mobile}`, body: '自明年起', publishedAt: Date.now() - 1000 }
    await writing.done('PUT', `/api/admin/news/${randomUUID()}`, token, news)
    expect(JSON.stringify(await reading.done('GET', '/api/admin/news', token))).toContain(news.title)
    const someone = await visitor()
    await reading.done('PUT', `/api/admin/users/${someone.id}/membership`, token, {
      vip_type: 'month',
      vipExpire: Date.now() + 86_400_000,
    })
    expect(JSON.stringify(await writing.done('GET', '/api/admin/events', token))).toContain(someone.id)
    await reading.done('GET', '/api/admin/jobs', token)
  },
}
