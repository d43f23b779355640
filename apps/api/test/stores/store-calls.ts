import { randomUUID } from 'node:crypto'
import type { components } from '@haixuan/api-sdk/schema'
import type { VipType } from '../../src/platform/caller.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { entered, freshMobile, person, tokenOf } from '../http/people.ts'
import type { RunningServer } from '../http/running-server.ts'

export type Store = components['schemas']['OwnStore']
type Page = components['schemas']['OwnStorePage']

export const BASE = '/api/own-stores'
const SOON = 90 * 86_400_000

let last = 0
/** A store that no other test has. */
export const wishOf = (more: object = {}) => ({
  ...{
    key: randomUUID(),
    marketplace: 'temu',
    name: `店铺${++last}`,
    mallId: `${Date.now()}${last}`.slice(-18),
  },
  ...{ mode: 'full', books: ['全球'], currency: 'CNY', ...more },
})

/** A main account of a tier, and what it does with stores. */
export async function owner(db: Database, server: RunningServer, vipType: VipType = 'gold_drill') {
  const main = await entered(db, { vipType, vipExpire: new Date(Date.now() + SOON) })
  return { ...main, ...callsOf(server, main.token) }
}

/** What somebody does with stores. */
export function callsOf(server: RunningServer, token: string) {
  const write = (method: string, path: string, body: object) => server.call(method, path, { token, body })
  return {
    token,
    add: (more: object = {}) => server.post(BASE, wishOf(more), token),
    added: async (more: object = {}) => {
      const answer = await server.post(BASE, wishOf(more), token)
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
      return answer.body.data as Store
    },
    page: async (query = '') => (await server.get(`${BASE}?${query}`, token)).body.data as Page,
    names: async (query = '') =>
      ((await server.get(`${BASE}?${query}`, token)).body.data as Page).rows.map(({ name }) => name),
    read: (id: string) => server.get(`${BASE}/${id}`, token),
    change: (id: string, body: object) => write('PATCH', `${BASE}/${id}`, body),
    state: (id: string, state: 'active' | 'archived') => write('PUT', `${BASE}/${id}/state`, { state }),
    people: (id: string, revision: number, people: object[]) =>
      write('PUT', `${BASE}/${id}/people`, { revision, people }),
    erase: (id: string, revision: number) =>
      server.call('DELETE', `${BASE}/${id}?revision=${revision}`, { token }),
  }
}

/** A member of the team of a main account, bound and with a seat while the tier has one. */
export async function member(db: Database, server: RunningServer, mainId: string) {
  const sub = await person(db, { openedBy: mainId, mobile: freshMobile() })
  const memberId = randomUUID()
  await db.pool.query(
    `insert into team_member (user_id, id, mobile, nickname, son_id, bound_at) values ($1, $2, $3, '小王', $4, now())`,
    [mainId, memberId, sub.mobile, sub.id],
  )
  return { ...sub, memberId, ...callsOf(server, await tokenOf(db, sub.id)) }
}
