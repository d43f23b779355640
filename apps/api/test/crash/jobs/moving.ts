import { randomUUID } from 'node:crypto'
import { type DeliveryId, releaseDelivery } from '../../../src/modules/notices/store/deliveries.ts'
import { insertNotice } from '../../../src/modules/notices/store/notice-rows.ts'
import { readLicence } from '../../../src/modules/onboarding/store/licence.ts'
import { entered, person } from '../../http/people.ts'
import { ask, differs, names, type Scenario, type Site } from './scenario.ts'

const PICTURE = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
const HEADING =
  'Product ID,Title,Sale Price,Original Price,Discount (%),Currency,Rating,Orders Count,Store Name,Store ID,Store URL,Product URL,Image URL,Brand'
/** Batches of 500: a kill is before, between or after them. */
const ROWS = 1_200

/** Sends a file in one part. */
export async function upload(
  site: Site,
  token: string,
  name: string,
  bytes: Buffer,
  kind = 'csv',
): Promise<string> {
  const wish = { name, kind, bytes: bytes.length }
  const { id } = await ask<{ id: string }>(site, token, 'POST', '/api/uploads', wish)
  const part = await site.app.inject({
    ...{ method: 'PUT', url: `/api/uploads/${id}/parts/0`, payload: bytes },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
  })
  if (part.statusCode >= 300) throw new Error(`part: ${part.statusCode} ${part.body}`)
  await ask(site, token, 'POST', `/api/uploads/${id}/finish`)
  return id
}

const firstId = (round: number) => 7_500_000_000 + round * 10_000

/** A file becomes products, each once, and its tenth rows are refused once. */
const importing: Scenario = {
  prepare: async (site, round) => {
    const { token } = await entered(site.db, { vipType: 'yqyy', vipExpire: null })
    const rows = Array.from({ length: ROWS }, (_, at) => {
      const price = at % 10 === 9 ? '-1' : '10.00'
      return `${firstId(round) + at},Crash shoe ${at},${price},,,USD,,,,,,,,`
    })
    const bytes = Buffer.from([HEADING, ...rows].join('\n'))
    const wish = {
      key: randomUUID(),
      upload: await upload(site, token, `crash-${round}.csv`, bytes),
      map: 'aliexpress-nike',
    }
    await ask(site, token, 'POST', '/api/import-files', wish)
    return undefined
  },
  faults: async (site, round) => {
    const { rows } = await site.db.pool.query<{ n: number }>(
      `select count(*)::float8 as n from product_key where external_id ~ '^7[0-9]{9}$'
         and external_id::bigint between $1 and $2`,
      [firstId(round), firstId(round) + ROWS],
    )
    const jobs = await names(
      site,
      `select status || ' ' || accepted || ' ' || rejected as name from import_job where file_name = $1`,
      [`crash-${round}.csv`],
    )
    return [
      ...differs('products of the file', rows[0]?.n, ROWS - ROWS / 10),
      ...differs('imports', jobs, [`finished ${ROWS - ROWS / 10} ${ROWS / 10}`]),
    ]
  },
}

/** A picture of a licence leaves its row for the store, once, and reads the same. */
const licences: Scenario = {
  prepare: async ({ db }, round) => {
    const { id } = await person(db)
    await db.pool.query(
      `insert into settlement_application
        (user_id, id, company, credit_code, contact, mobile, detail, licence, licence_type)
       values ($1, gen_random_uuid(), $2, '91350100M000100Y43', '张三', '13800000000', '{}', $3, 'image/jpeg')`,
      [id, `round ${round}`, PICTURE],
    )
    return { kind: 'move-licences', key: 'daily' }
  },
  faults: async (site, round) => {
    const ids = await names(
      site,
      'select id::text as name from settlement_application where company = $1 and licence is null',
      [`round ${round}`],
    )
    const kept = await Promise.all(ids.map((id) => readLicence(site.db, site.files, id)))
    return differs(
      'pictures out of their rows',
      kept.map((one) => one?.bytes.toString('hex')),
      [PICTURE.toString('hex')],
    )
  },
}

/** A mail of notices is sent; a mail server that took it before the kill gets it again. */
const subscribed: Scenario = {
  prepare: async (site, round) => {
    const { id: userId, token } = await entered(site.db, { vipType: 'yqyy', vipExpire: null })
    const addressId = randomUUID()
    await site.db.pool.query(
      'insert into user_mail (user_id, id, address, address_key, verified_at) values ($1, $2, $3, $3, now())',
      [userId, addressId, `subscribed-${round}@example.com`],
    )
    await ask(site, token, 'PUT', '/api/me/notice-mail', { mode: 'daily', addressId })
    const notice = {
      ...{
        userId,
        kind: 'next_live' as const,
        about: `mail ${round}`,
        at: { page: '/tiktok/livedetail?id=7' },
      },
      ...{ marketplace: 'tiktok' as const, title: '直播', body: '正文', matches: [], matchCount: 1 },
    }
    await site.db.transaction((trx) => insertNotice(trx, notice, Date.now()))
    const { rows } = await site.db.pool.query<{ payload: DeliveryId }>(
      `delete from job where kind = 'deliver-notices' and payload::text like $1 returning payload`,
      [`%${userId}%`],
    )
    for (const { payload } of rows) await releaseDelivery(site.db, payload)
    return undefined
  },
  faults: async (site, round) => {
    const got = site.mails().filter((to) => to === `subscribed-${round}@example.com`).length
    return got === 1 || got === 2 ? [] : [`the mail of notices came ${got} times`]
  },
}

/** Kinds that bring something from one place to another. */
export const MOVING: Record<string, Scenario> = {
  'import-file': importing,
  'move-licences': licences,
  'send-subscribed': subscribed,
}
