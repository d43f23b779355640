import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { type RunningServer, runServer } from '../http/running-server.ts'
import { owner, type Store } from './store-calls.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

interface Claim {
  id: string
  mallId: string
  status: string
  reply: string | null
  claimant: { mobile: string; storeName: string | null; isActive: boolean }
  holder: { mobile: string; storeName: string | null; isActive: boolean }
}

describeOnBothEngines('claims of stores', (database) => {
  let server: RunningServer
  let db: Database
  let operator: string
  let operatorId: string
  beforeAll(async () => {
    db = database()
    server = await runServer(db)
    const who = await entered(db)
    await setOperator(db, who.mobile, true, 'test')
    ;[operator, operatorId] = [who.token, who.id]
  })
  afterAll(() => server.close())

  const claims = async (mallId: string, query = '') =>
    ((await server.get(`/api/admin/store-claims?${query}`, operator)).body.data as Claim[]).filter(
      (claim) => claim.mallId === mallId,
    )
  const decide = (id: string, who: string, reply: string | null = null) =>
    server.post(`/api/admin/store-claims/${id}/decision`, { owner: who, reply }, operator)
  const told = async (token: string) =>
    (
      (await server.get('/api/notices', token)).body.data as {
        rows: { kind: string; title: string; body: string }[]
      }
    ).rows.filter(({ kind }) => kind === 'store_decided')
  type Owner = Awaited<ReturnType<typeof owner>>
  const readAs = async (who: Owner, { id }: Store) => (await who.read(id)).body.data as Store

  /** Two accounts with the same store; what the second was answered. */
  async function twoAccounts() {
    const [first, second] = [await owner(db, server), await owner(db, server)]
    const held = await first.added()
    const answer = await second.add({ mallId: held.mallId })
    return { first, second, held, answer, claimed: answer.body.data as Store }
  }

  test('the answer is the same whether another account has the store or not; the operator sees both', async () => {
    const { first, second, held, answer, claimed } = await twoAccounts()
    const free = await second.add()
    const shape = ({ body, status }: typeof answer) => {
      const { id: _, name: __, mallId: ___, createdAt: ____, updatedAt: _____, ...rest } = body.data as Store
      return [status, rest]
    }
    expect(shape(answer)).toEqual(shape(free))
    expect(answer.text).not.toContain(held.id)
    expect(await readAs(first, held)).toEqual(held)
    expect(await claims(held.mallId, 'status=pending')).toMatchObject([
      {
        ...{ status: 'pending', reply: null },
        claimant: { mobile: second.mobile, storeName: claimed.name, isActive: true },
        holder: { mobile: first.mobile, storeName: held.name, isActive: true },
      },
    ])
    expect(await claims((free.body.data as Store).mallId)).toEqual([])
    expect([(await first.read(claimed.id)).status, (await second.read(held.id)).status]).toEqual([404, 404])
    expect([await told(first.token), await told(second.token)]).toEqual([[], []])
  })

  test.each([
    ['holder', 'confirmed', 'refused', [0, 1]],
    ['claimant', 'refused', 'confirmed', [1, 1]],
    ['both', 'confirmed', 'confirmed', [0, 1]],
  ] as const)(
    'given to %s: %s and %s; who is told learns nothing of the other',
    async (who, ofHolder, ofClaimant, notices) => {
      const { first, second, held, claimed } = await twoAccounts()
      const [claim] = await claims(held.mallId)
      expect((await decide(claim?.id ?? '', who, '执照一致')).status).toBe(200)
      const [kept, asked] = [await readAs(first, held), await readAs(second, claimed)]
      expect([kept.ownership, asked.ownership]).toEqual([ofHolder, ofClaimant])
      expect(asked.ownershipReply).toBe('执照一致')
      const words = [await told(first.token), await told(second.token)]
      expect(words.map((list) => list.length)).toEqual(notices)
      const text = JSON.stringify(words)
      for (const secret of [first.mobile, second.mobile, first.id, second.id])
        expect(text).not.toContain(secret)
      expect(JSON.stringify(words[1])).not.toContain(held.name)
      const changes = [await first.change(held.id, { revision: kept.revision, note: 'x' })]
      changes.push(await second.change(claimed.id, { revision: asked.revision, note: 'x' }))
      expect(changes.map(({ status, body }) => (status === 200 ? 'confirmed' : body.reason))).toEqual(
        [ofHolder, ofClaimant].map((one) => (one === 'refused' ? 'store_refused' : one)),
      )
      const again = await decide(claim?.id ?? '', who)
      expect([again.status, again.body.reason]).toEqual([409, 'desk_refused'])
      const { rows } = await db.pool.query(
        `select actor, detail from operator_event where kind = 'store_claim_decided' and subject = $1`,
        [claim?.id],
      )
      expect(rows).toEqual([
        { actor: operatorId, detail: { owner: who, mallId: held.mallId, reply: '执照一致' } },
      ])
    },
  )

  test('a refused store is not counted, stays readable, and is archived and erased as any other', async () => {
    const { second, held, claimed } = await twoAccounts()
    const before = (await second.page()).quota?.used
    const [claim] = await claims(held.mallId)
    await decide(claim?.id ?? '', 'holder')
    expect((await second.page()).quota?.used).toBe((before ?? 0) - 1)
    const archived = (await second.state(claimed.id, 'archived')).body.data as Store
    expect(archived).toMatchObject({ state: 'archived', ownership: 'refused' })
    expect((await second.erase(claimed.id, archived.revision)).status).toBe(200)
  })

  test('a claim is taken back when the claimant archives the store or enters another mallId, and filed again', async () => {
    const { second, held, claimed } = await twoAccounts()
    await second.state(claimed.id, 'archived')
    expect((await claims(held.mallId)).map(({ status }) => status)).toEqual(['withdrawn'])
    await second.state(claimed.id, 'active')
    expect(await claims(held.mallId, 'status=pending')).toHaveLength(1)
    const other = `9${`${Date.now()}`.slice(-12)}`
    const moved = (await second.change(claimed.id, { revision: 3, mallId: other })).body.data as Store
    expect(await claims(held.mallId, 'status=pending')).toEqual([])
    const back = await second.change(claimed.id, { revision: moved.revision, mallId: held.mallId })
    expect(back.body.data).toMatchObject({ ownership: 'declared', ownershipReply: null })
    expect(await claims(held.mallId, 'status=pending')).toHaveLength(1)
  })

  test('what was decided of one mallId is forgotten with the next; a holder who has gone keeps nothing', async () => {
    const { first, second, held, claimed } = await twoAccounts()
    await first.state(held.id, 'archived')
    await first.erase(held.id, 2)
    const [claim] = await claims(held.mallId)
    expect(claim?.holder).toMatchObject({ storeName: null, isActive: false })
    await decide(claim?.id ?? '', 'claimant')
    const confirmed = await readAs(second, claimed)
    expect(confirmed.ownership).toBe('confirmed')
    const moved = await second.change(claimed.id, {
      revision: confirmed.revision,
      mallId: `8${`${Date.now()}`.slice(-12)}`,
    })
    expect(moved.body.data).toMatchObject({ ownership: 'declared' })
    const third = await owner(db, server)
    await third.added({ mallId: held.mallId })
    expect(await claims(held.mallId, 'status=pending'), 'nobody has it any more').toEqual([])
  })

  test('who has archived a store does not hold it against another account', async () => {
    const [first, second] = [await owner(db, server), await owner(db, server)]
    const held = await first.added()
    await first.state(held.id, 'archived')
    await second.added({ mallId: held.mallId })
    expect(await claims(held.mallId)).toEqual([])
    await first.state(held.id, 'active')
    expect(await claims(held.mallId), 'and asks for it when it comes back').toMatchObject([
      { status: 'pending', holder: { mobile: second.mobile } },
    ])
  })

  test('two accounts that enter a store at once make one claim', async () => {
    const [first, second] = [await owner(db, server), await owner(db, server)]
    const mallId = `7${`${Date.now()}`.slice(-12)}`
    await Promise.all([first.added({ mallId }), second.added({ mallId })])
    expect(await claims(mallId)).toHaveLength(1)
  })

  test('a claim that nobody has made is refused', async () => {
    const unknown = await decide('0b6c2f53-7a41-4c1b-9f0e-5d1c2a9e7b11', 'both')
    expect([unknown.status, unknown.body.reason]).toEqual([409, 'desk_refused'])
  })
})
