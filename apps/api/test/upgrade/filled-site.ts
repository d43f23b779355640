import { randomUUID } from 'node:crypto'
import { seedDemoAccounts } from '../../src/demo/accounts/demo-accounts.ts'
import { ensureDemoData } from '../../src/demo/demo-data.ts'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { rollUpShops } from '../../src/modules/shops/store/shop-roll-up.ts'
import { readContract } from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { runExportServer } from '../exports/export-server.ts'
import { callPath } from '../http/api-keys.ts'
import { exampleOf } from '../http/example-body.ts'
import { entered } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'
import { callsOf, idsOfMarket } from '../market-rows/market-calls.ts'
import { openTransfers } from '../orders/order-calls.ts'
import { AREAS } from './areas.ts'
import type { ReleaseServer } from './release-server.ts'

export interface FilledSite {
  server: RunningServer
  /** Every read of the contract, each by who has something to read there. */
  reads: { path: string; token: string }[]
}

const PNG = Buffer.from('89504e470d0a1a0a00000000', 'hex').toString('base64')

type Caller = Pick<ReleaseServer, 'call' | 'done'>

/** Fills a database with something in every area, as users and operators do. */
export async function fillSite(db: Database): Promise<FilledSite> {
  await seedDemoAccounts(db)
  await ensureDemoData(db, 'load', () => undefined, { goods: 300, creators: 20 })
  await rollUpShops(db)
  await openTransfers(db)
  const server = await runExportServer(db, { checkAnswers: false })
  const ids = await idsOfMarket(db)
  const all = { vipType: 'yqyy', vipExpire: null, isExternalLink: true } as const
  const who = await entered(db, all)
  await setOperator(db, who.mobile, true, 'test')
  const caller = callerOf(server)
  const buyer = await entered(db)
  const visitor = async () => buyer
  for (const area of Object.values(AREAS)) await area({ writing: caller, reading: caller, who, ids, visitor })
  await fillRest(db, caller, who, buyer)
  const things = await ownThings(db, who.id, buyer.id)
  const reads = readContract()
    .operations.filter(({ method }) => method === 'GET')
    .flatMap(({ id, url }) => {
      const own = things[id]?.map((one) => ({ path: url.replace(/:\w+/, one) }))
      return callsOf(id, ids)?.slice(0, 1) ?? own ?? [{ path: callPath(url) }]
    })
    .flatMap(({ path }) => {
      const isOwn = !/^\/api\/(temu|tiktok|admin)\b/.test(path)
      return [who.token, ...(isOwn ? [buyer.token] : [])].map((token) => ({ path, token }))
    })
  return { server, reads }
}

function callerOf(server: RunningServer): Caller {
  const call: Caller['call'] = async (method, path, token, body) => {
    const answer = await server.call(method, path, { token, body })
    return { status: answer.status, text: answer.text, data: answer.body?.data }
  }
  return {
    call,
    done: async <T>(...what: Parameters<Caller['call']>) => {
      const { status, text, data } = await call(...what)
      if (status >= 300) throw new Error(`${what[0]} ${what[1]}: ${status} ${text}`)
      return data as T
    },
  }
}

async function fillRest(
  db: Database,
  { done }: Caller,
  { id: operator, token }: { id: string; token: string },
  buyer: { id: string; token: string },
): Promise<void> {
  const { rows: views } = await db.pool.query<{ user_id: string; id: string }>(
    'select user_id, view_id as id from view_alert',
  )
  for (const { user_id, id } of views)
    await db.pool.query(
      `insert into notice (user_id, id, kind, about, view_id, marketplace, title, body, matches, match_count, created_at)
       values ($1, $2, 'view_alert', $3, $4, 1, '降价', '', $5, 1, 0)`,
      [user_id, randomUUID(), randomUUID(), id, JSON.stringify([{ id: '601', title: '耳机', image: null }])],
    )
  const view = views.find(({ user_id }) => user_id === operator)
  if (view) await done('POST', `/api/saved-views/${view.id}/share`, token)
  const order = { planId: 10, method: 'transfer', key: randomUUID() }
  await done('POST', '/api/orders', buyer.token, order)
  const paid = await db.pool.query<{ id: string }>(
    "select id from member_order where user_id = $1 and status = 'paid'",
    [buyer.id],
  )
  const invoice = { kind: 'personal', title: '张三', email: 'a@example.com' }
  await done('POST', `/api/orders/${paid.rows[0]?.id}/invoice`, buyer.token, invoice)
  await done('POST', '/api/purchase-requests', buyer.token, { planId: 12, months: 12, key: randomUUID() })
  const settlement = {
    ...{
      company: '腾讯',
      creditCode: '91440300708461136t',
      licence: PNG,
      areaCode: '440305',
      contact: '张三',
    },
    ...{ mobile: '13800138000', platforms: ['temu'], needs: ['api'] },
  }
  await done('POST', '/api/settlements', buyer.token, settlement)
  await done(
    'PUT',
    '/api/admin/hosts/shop.example.com',
    token,
    exampleOf({ url: '/api/admin/hosts/:name', method: 'PUT' }),
  )
  await done('POST', '/api/me/api-keys', token, { name: '脚本', scopes: ['read:goods'], expiresInDays: 30 })
}

/** Ids of what the two have, by the operation that reads one of it. */
async function ownThings(db: Database, who: string, buyer: string): Promise<Record<string, string[]>> {
  const ids = async (sql: string) =>
    (await db.pool.query<{ id: string }>(sql, [[who, buyer]])).rows.map(({ id }) => id)
  const ofTable = (table: string) =>
    ids(`select id::text from ${table} where user_id = any($1::uuid[]) limit 2`)
  return {
    getLabel: await ofTable('kept_label'),
    getOrder: await ofTable('member_order'),
    getExport: await ofTable('export_job'),
    downloadExport: await ofTable('export_job'),
    getImportJob: await ids('select id from import_job where owner_id = any($1::text[]) limit 2'),
    getSharedView: await ids('select share_id as id from saved_view_link where user_id = any($1::uuid[])'),
    getSettlementLicence: await ofTable('settlement_application'),
    previewRefund: await ids('select number as id from member_order where user_id = any($1::uuid[])'),
  }
}
