import { randomUUID } from 'node:crypto'
import { upsertLives } from '../../../src/modules/creators/store/live-upsert.ts'
import { upsertHistory } from '../../../src/modules/goods/store/goods-history-upsert.ts'
import { upsertGoods } from '../../../src/modules/goods/store/goods-upsert.ts'
import { postMessage } from '../../../src/modules/messages/store/outbox.ts'
import { insertNotice } from '../../../src/modules/notices/store/notice-rows.ts'
import { dayOfTime, isoDay } from '../../../src/modules/reference/rules/index.ts'
import { record } from '../../goods/sample-record.ts'
import { entered } from '../../http/people.ts'
import { ask, differs, names, type Scenario, type Site } from './scenario.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const FIRST_DAY = dayOfTime(Date.now()) + 1
const PEOPLE = 3
const MEMBER = { vipType: 'yqyy', vipExpire: null, isExternalLink: true } as const

/** Prices and sales of the days that end with `last`. */
async function writeDays({ db }: Site, name: string, last: number, days: { price: number; sales: number }[]) {
  const product = record({ externalId: `crash-${name}`, title: `Crashproof ${name}` })
  await upsertGoods(db, [{ ...product, seenAt: (last + 1) * DAY_MS }], 1)
  const all = days.map((day, n) => ({ day: isoDay(last - days.length + 1 + n), ...day }))
  const { marketplace, externalId } = product
  await upsertHistory(db, [{ marketplace, externalId, currency: 'USD', days: all }], 1)
  return externalId
}

const noticesOf = async (site: Site, kind: string, text: string) =>
  (
    await names(
      site,
      'select user_id::text as name from notice where kind = $1 and (matches::text || title || body || coalesce(page, $3)) like $2',
      [kind, `%${text}%`, ''],
    )
  ).length

/** Each of three watchers is told once that a product became cheaper. */
const alerts: Scenario = {
  prepare: async (site, round) => {
    const name = `gadget${round}`
    const last = FIRST_DAY + round
    await writeDays(site, name, last - 1, Array(10).fill({ price: 1000, sales: 20 }))
    const query = { keyword: name }
    for (let n = 0; n < PEOPLE; n++) {
      const { token } = await entered(site.db, MEMBER)
      const body = { board: '/temu/home', name, query, watched: { marketplace: 'temu', query } }
      const { id } = await ask<{ id: string }>(site, token, 'POST', '/api/saved-views', body)
      const rule = { kind: 'price_drop', percent: 10 }
      await ask(site, token, 'PUT', `/api/saved-views/${id}/alert`, { rule, isOn: true })
    }
    await writeDays(site, name, last, [{ price: 700, sales: 20 }])
    return { kind: 'alerts', key: 'temu' }
  },
  faults: async (site, round) =>
    differs('notices of a lower price', await noticesOf(site, 'view_alert', `crash-gadget${round}`), PEOPLE),
}

/** Who asked is told once that a product sells again. */
const stock: Scenario = {
  prepare: async (site, round) => {
    const name = `lamp${round}`
    const last = FIRST_DAY + round
    const sold = (sales: number) => ({ price: 900, sales })
    const id = await writeDays(site, name, last - 1, [sold(20), sold(15), sold(0), sold(0)])
    for (let n = 0; n < PEOPLE; n++) {
      const { token } = await entered(site.db, MEMBER)
      await ask(site, token, 'POST', '/api/temu/favourites/goods', { ids: [id] })
      await ask(site, token, 'PATCH', '/api/temu/favourites/goods', { ids: [id], remindNext: true })
    }
    await writeDays(site, name, last, [sold(12)])
    return { kind: 'stock-reminders', key: 'all' }
  },
  faults: async (site, round) =>
    differs('notices of a return', await noticesOf(site, 'back_in_stock', `crash-lamp${round}`), PEOPLE),
}

/** Who asked is told once of the next live of a creator. */
const lives: Scenario = {
  prepare: async (site, round) => {
    const now = Date.now()
    const bring = (externalId: string, startedAt: number) =>
      upsertLives(
        site.db,
        [
          {
            ...{
              marketplace: 'tiktok',
              externalId,
              title: externalId,
              startedAt,
              endedAt: startedAt + HOUR_MS,
            },
            ...{ creator: { handle: `crash${round}`, nickname: '直播' }, viewers: 9, seenAt: now },
          },
        ],
        1,
      )
    await bring(`kept-${round}`, now - 48 * HOUR_MS)
    for (let n = 0; n < PEOPLE; n++) {
      const { token } = await entered(site.db, MEMBER)
      const ids = [`kept-${round}`]
      await ask(site, token, 'POST', '/api/tiktok/favourites/live', { ids })
      await ask(site, token, 'PATCH', '/api/tiktok/favourites/live', { ids, remindNext: true })
    }
    await bring(`next-${round}`, now + HOUR_MS)
    return { kind: 'live-reminders', key: 'all' }
  },
  faults: async (site, round) =>
    differs('notices of a live', await noticesOf(site, 'next_live', `next-${round}`), PEOPLE),
}

/** A member without a seat is told once. */
const seats: Scenario = {
  prepare: async ({ db }, round) => {
    const [main, son] = [await entered(db), await entered(db)]
    await db.pool.query(
      `insert into team_member (user_id, id, mobile, nickname, son_id) values ($1, $2, $3, $4, $5)`,
      [main.id, randomUUID(), son.mobile, `round ${round}`, son.id],
    )
    return { kind: 'seats', key: 'daily' }
  },
  faults: async (site, round) =>
    differs(
      'notices of a seat',
      await names(
        site,
        `select n.kind as name from notice n join team_member t on t.son_id = n.user_id where t.nickname = $1`,
        [`round ${round}`],
      ),
      ['seat_lost'],
    ),
}

/** A mail is sent; a mail server that took it before the kill gets it again. */
const message: Scenario = {
  prepare: async ({ db }, round) => {
    const content = { is: 'code', purpose: 'register', code: '123456' } as const
    const to = `round-${round}@example.com`
    await db.transaction((trx) =>
      postMessage(trx, { channel: 'mail', to, content, siteName: '海选', lifeS: 600 }),
    )
    return undefined
  },
  faults: async (site, round) => {
    const got = site.mails().filter((to) => to === `round-${round}@example.com`).length
    return got === 1 || got === 2 ? [] : [`the mail came ${got} times`]
  },
}

/** Notices of somebody who gets them by mail become one mail. */
const delivering: Scenario = {
  prepare: async (site, round) => {
    const { id: userId, token } = await entered(site.db, MEMBER)
    const addressId = randomUUID()
    await site.db.pool.query(
      'insert into user_mail (user_id, id, address, address_key, verified_at) values ($1, $2, $3, $3, now())',
      [userId, addressId, `notices-${round}@example.com`],
    )
    await ask(site, token, 'PUT', '/api/me/notice-mail', { mode: 'daily', addressId })
    const notice = {
      ...{
        userId,
        kind: 'next_live' as const,
        about: `round ${round}`,
        at: { page: '/tiktok/livedetail?id=7' },
      },
      ...{ marketplace: 'tiktok' as const, title: '直播', body: '正文', matches: [], matchCount: 1 },
    }
    await site.db.transaction((trx) => insertNotice(trx, notice, Date.now()))
    await site.db.pool.query("update job set run_at = 0 where kind = 'deliver-notices'")
    return undefined
  },
  faults: async (site, round) =>
    differs(
      'mails of notices',
      (
        await names(
          site,
          `select m.id::text as name from outgoing_message m join user_mail u on u.id = m.address_id
           where u.address = $1 and m.purpose = 'notices'`,
          [`notices-${round}@example.com`],
        )
      ).length,
      1,
    ),
}

/** Kinds that tell people something. */
export const TELLING: Record<string, Scenario> = {
  alerts,
  'stock-reminders': stock,
  'live-reminders': lives,
  seats,
  'send-message': message,
  'deliver-notices': delivering,
}
