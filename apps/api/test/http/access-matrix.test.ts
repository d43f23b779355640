import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Access,
  type Contract,
  type Operation,
  readContract,
} from '../../src/platform/contract/contract.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { openTransfers, order, orderIn } from '../orders/order-calls.ts'
import { declared, makeRoles, type Role } from './access-roles.ts'
import { callPath, keyOf } from './api-keys.ts'
import { exampleOf } from './example-body.ts'
import { entered, person, tokenOf } from './people.ts'
import { type RunningServer, runServer } from './running-server.ts'

const CONTRACT = readContract()
/** Refusals of the access hook; what a handler refuses for reasons of its own counts as let in. */
const REFUSALS = new Set([
  ...['sign_in_required', 'key_not_accepted', 'key_scope_needed', 'host_token_not_accepted', 'tier_needed'],
  ...['custom_service', 'flag_needed', 'main_account_only', 'operator_only'],
  'proof_needed',
])
/** Ends the very session it is called with; asked last, with each role once. */
const ENDS_SESSION = 'signOut'
const NIL = '00000000-0000-4000-8000-000000000000'
const PATHS: Record<string, string> = { ':number': 'HX8K3M2ZQ7PA', '/plans/:id': '/plans/99999' }
const pathOf = ({ url }: Operation) =>
  callPath(Object.entries(PATHS).reduce((path, [from, to]) => path.replace(from, to), url))

async function outcome(server: RunningServer, role: Role, operation: Operation, query = ''): Promise<string> {
  const { method } = operation
  const answer = await server.call(method, pathOf(operation) + query, {
    headers: role.headers,
    ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }),
  })
  const reason = answer.body?.reason ?? ''
  return REFUSALS.has(reason) ? reason : 'in'
}

/** A contract with one kind of rule taken away wherever it is. */
const without = (change: (access: Access) => Access): Contract => ({
  ...CONTRACT,
  operations: CONTRACT.operations.map((one) => ({ ...one, access: change({ ...one.access }) })),
})
/**
 * Handlers ask again who calls, and say the same to nobody. A malformed request tells the two checks
 * apart: behind the first it is refused for its form.
 */
const WRONG_FORM = '?nobody=1'
const RULES: readonly [name: string, has: (access: Access) => boolean, change: (access: Access) => Access][] =
  [
    ['auth', ({ auth }) => auth === 'user', (access) => ({ ...access, auth: 'public' })],
    ['proof', ({ proof }) => proof !== undefined, ({ proof: _, ...rest }) => rest],
    ['tier', ({ tier }) => tier !== undefined, ({ tier: _, ...rest }) => rest],
    ...(['operator', 'main_account', 'isexternallink', 'is_pre', 'userCustom'] as const).map(
      (flag) =>
        [
          `flag ${flag}`,
          ({ flags }: Access) => flags?.includes(flag) ?? false,
          (access: Access) => ({ ...access, flags: (access.flags ?? []).filter((one) => one !== flag) }),
        ] as const satisfies (typeof RULES)[number],
    ),
    ['no keys', ({ keyScope }) => keyScope === undefined, (access) => ({ ...access, keyScope: 'any' })],
    [
      'scope of keys',
      ({ keyScope }) => keyScope !== undefined && keyScope !== 'any' && keyScope !== 'read:goods',
      (access) => ({ ...access, keyScope: 'any' }),
    ],
    [
      'no host clients',
      ({ keyScope, hostToken }) => !keyScope && !hostToken,
      (access) => ({ ...access, hostToken: true }),
    ],
  ]

test('every act of an operator needs a proof of presence', () => {
  const acts = CONTRACT.operations.filter(
    ({ method, access }) => method !== 'GET' && access.flags?.includes('operator'),
  )
  expect(acts.length).toBeGreaterThan(10)
  expect(acts.filter(({ access }) => access.proof === undefined).map(({ id }) => id)).toEqual([])
})

describeOnBothEngines('the authorization matrix', (database) => {
  let server: RunningServer
  let db: Database
  let roles: Role[]
  beforeAll(async () => {
    db = database()
    await openTransfers(db)
    server = await runServer(db)
    roles = await makeRoles(db, server)
  })
  afterAll(() => server.close())
  const operations = [...CONTRACT.operations].sort((a) => (a.id === ENDS_SESSION ? 1 : -1))

  test('every operation lets in exactly whom x-access names: every operation x every role', async () => {
    const wrong: string[] = []
    for (const operation of operations) {
      if (operation.id === ENDS_SESSION) continue
      const got = await Promise.all(roles.map((role) => outcome(server, role, operation)))
      for (const [index, role] of roles.entries()) {
        const said = declared(role, operation.access)
        if (got[index] !== said)
          wrong.push(`${operation.id} as ${role.name}: ${got[index]}, declared ${said}`)
      }
    }
    expect(wrong).toEqual([])
    const security = readFileSync(new URL('../../../../SECURITY.md', import.meta.url), 'utf8')
    expect(security).toContain(`| ${roles.length} roles x ${operations.length} operations on each engine`)
  }, 300_000)

  test('taking any one rule away lets somebody in who was kept out: each of them is noticed', async () => {
    for (const [name, has, change] of RULES) {
      const isAuth = name === 'auth'
      const guarded = operations.filter((one) => has(one.access) && (isAuth || one.id !== ENDS_SESSION))
      if (guarded.length === 0) continue
      const open = await runServer(db, { contract: without(change) })
      try {
        const survivors: string[] = []
        for (const operation of guarded) {
          const kept = roles.filter(
            (role) => declared(role, operation.access) !== 'in' && isAuth === (role.user === undefined),
          )
          const query = isAuth ? WRONG_FORM : ''
          // The first who is let in is enough.
          let isNoticed = false
          for (const role of kept) {
            isNoticed = (await outcome(open, role, operation, query)) !== declared(role, operation.access)
            if (isNoticed) break
          }
          if (!isNoticed) survivors.push(`${name}: ${operation.id}`)
        }
        expect(survivors).toEqual([])
      } finally {
        await open.close()
      }
    }
  }, 300_000)

  /** One of everything that has an owner and an address of its own, by the address of its family. */
  async function objectsOf(token: string, isMain: boolean): Promise<Record<string, string>> {
    const bodyOf = (id: string) => exampleOf(operations.find((one) => one.id === id) as Operation)
    const made = async (path: string, body: unknown) => {
      const answer = await server.post(path, body, token)
      if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${answer.text}`)
      return (answer.body.data as { id: string }).id
    }
    const label = randomUUID()
    const body = { ...(bodyOf('putLabel') as object), base: 0 }
    expect((await server.call('PUT', `/api/labels/${label}`, { token, body })).status).toBe(200)
    const sessions = (await server.get('/api/me/sessions', token)).body.data as { id: string }[]
    // Who has the highest tier can buy none: the order is of somebody else, as foreign to all who try.
    const buyer = await entered(db)
    const stores = isMain ? await storeWithWord(token, bodyOf) : {}
    return {
      '/api/labels/:id': label,
      '/api/saved-views/:id': await made('/api/saved-views', bodyOf('createSavedView')),
      '/api/orders/:id': orderIn(await order(server, buyer.token)).id,
      '/api/me/api-keys/:id': (await keyOf(server, token)).key.id,
      '/api/me/sessions/:id': sessions[0]?.id ?? '',
      '/api/:marketplace/favourites/:kind/folders/:id': await made(
        '/api/temu/favourites/goods/folders',
        bodyOf('createFavouriteFolder'),
      ),
      '/api/uploads/:id': await made('/api/uploads', bodyOf('createUpload')),
      '/api/imports/:id': await made('/api/imports', bodyOf('createImportJob')),
      // A sub-account adds none; what it was given is tested in test/stores.
      ...stores,
    }
  }

  /** A store, and what was said of its bills. */
  async function storeWithWord(token: string, bodyOf: (id: string) => unknown) {
    const added = await server.post('/api/own-stores', bodyOf('createOwnStore'), token)
    const store = added.body.data as { id: string; books: string[] }
    const body = { ...(bodyOf('sayNoFinanceBills') as object), store: store.id, book: store.books[0] }
    const said = await server.call('PUT', '/api/finance/no-bills', { token, body })
    expect([added.status, said.status]).toEqual([200, 200])
    return {
      '/api/own-stores/:id': store.id,
      '/api/finance/no-bills/:id': (said.body.data as { id: string }).id,
    }
  }

  test('what belongs to another is as absent as what was never there, byte for byte', async () => {
    const main = await entered(db, { vipType: 'yqyy' })
    const [subAccount, sibling] = [
      await person(db, { openedBy: main.id, vipType: 'yqyy' }),
      await person(db, { openedBy: main.id, vipType: 'yqyy' }),
    ]
    const [ofSubAccount, ofSibling] = [await tokenOf(db, subAccount.id), await tokenOf(db, sibling.id)]
    const stranger = await entered(db, { vipType: 'yqyy' })
    // The child's, the sibling's and the stranger's; and the parent's.
    const tried = [
      { owner: ofSubAccount, others: [main.token, ofSibling, stranger.token] },
      { owner: main.token, others: [ofSubAccount] },
    ]
    let cells = 0
    for (const { owner, others } of tried) {
      const ids = await objectsOf(owner, owner === main.token)
      for (const operation of operations) {
        const family = Object.keys(ids).find(
          (url) => operation.url === url || operation.url.startsWith(`${url}/`),
        )
        if (family === undefined) continue
        const path = (id: string) => callPath(operation.url.replace(':id', id))
        const body = exampleOf(operation)
        for (const token of others) {
          const ask = (id: string) =>
            server.call(operation.method, path(id), { token, ...(body === undefined ? {} : { body }) })
          const [foreign, absent] = [await ask(ids[family] ?? ''), await ask(NIL)]
          const seen = [operation.id, foreign.status, foreign.text]
          expect(seen).toEqual([operation.id, absent.status, absent.text])
          cells++
        }
      }
      // Whatever was tried, everything is still there.
      expect((await server.get('/api/user/getUserInfo', owner)).status).toBe(200)
      const lists = owner === main.token ? ['/api/own-stores'] : []
      for (const list of [
        ...lists,
        '/api/me/api-keys',
        '/api/labels',
        '/api/saved-views',
        '/api/imports',
        '/api/uploads',
      ])
        expect((await server.get(list, owner)).text, list).toContain(ids[`${list}/:id`])
    }
    expect(cells).toBeGreaterThan(50)
  }, 120_000)
})
