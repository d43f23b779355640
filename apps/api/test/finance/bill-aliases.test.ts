import { beforeAll, expect, test, vi } from 'vitest'
import { setOperator } from '../../src/modules/account/store/user-acts.ts'
import { describeOnBothEngines } from '../engines.ts'
import { entered } from '../http/people.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const BASE = '/api/admin/bill-aliases'
const FILE = new Map([
  [
    '流水.csv',
    Buffer.from('账务时间,账务类型,币种,发生额,备注\n2026-10-05 08:30:00,支出,CNY,-12.00,仓储综合服务费'),
  ],
])

describeOnBothEngines('names of columns that operators add', (database) => {
  const calls = billCalls(database)
  const server = () => calls.server()
  let operator: { id: string; token: string }
  beforeAll(async () => {
    const who = await entered(database())
    await setOperator(database(), who.mobile, true, 'test')
    operator = who
  })
  const put = (body: object, token = operator.token) =>
    server().call('PUT', BASE, {
      token,
      body: { layout: 'ledger', field: 'amount', alias: '发生额', ...body },
    })
  const remove = (alias: string) =>
    server().call('DELETE', `${BASE}?layout=ledger&alias=${encodeURIComponent(alias)}`, {
      token: operator.token,
    })
  const added = async () =>
    ((await server().get(BASE, operator.token)).body.data as { added: { alias: string }[] }).added.map(
      ({ alias }) => alias,
    )

  test('a renamed heading is unknown, tried, added and read at once, and unknown again when it is removed', async () => {
    const main = await owner(database(), server())
    const store = await main.added()
    const kindOf = async () => {
      const own = await calls.begin(main.token, FILE, { store: store.id })
      await calls.remove(main.token, own.id)
      return own.files[0]?.sheets[0]?.kind
    }
    expect(await kindOf()).toBe('unknown')
    const tried = await put({ isDryRun: true })
    expect(tried.body.data).toMatchObject({
      example: { before: null, after: '账务明细列表' },
      ...{ changed: [], isAdded: false },
    })
    expect([await added(), await kindOf()]).toEqual([[], 'unknown'])
    expect((await put({ isDryRun: false })).body.data).toMatchObject({ isAdded: true })
    expect([await added(), await kindOf()]).toEqual([['发生额'], 'ledger'])
    const again = await put({ alias: ' 发生额： ', isDryRun: false })
    expect([again.status, again.body.reason]).toEqual([409, 'bill_alias_refused'])
    expect((await remove('发生额')).status).toBe(200)
    expect([await added(), await kindOf(), (await remove('发生额')).status]).toEqual([[], 'unknown', 409])
    const { rows } = await database().pool.query<{ kind: string; detail: object }>(
      `select kind, detail from operator_event where actor = $1 order by at`,
      [operator.id],
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['bill_alias_added', 'bill_alias_removed'])
    expect(rows[0]?.detail).toEqual({ field: 'amount', alias: '发生额' })
  })

  test('two at once that name one heading: one is added', async () => {
    const both = await Promise.all([
      put({ alias: '新备注', field: 'remark', isDryRun: false }),
      put({ alias: '新备注', field: 'type', isDryRun: false }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await added()).toEqual(['新备注'])
    await remove('新备注')
  })

  test('a heading of another column, of a buyer or of no bill is refused; others than operators may not', async () => {
    for (const wrong of [{ alias: '备注' }, { alias: '收货人姓名' }, { layout: 'nothing' }]) {
      const answer = await put({ ...wrong, isDryRun: true })
      expect([answer.status, answer.body.reason]).toEqual([409, 'bill_alias_refused'])
    }
    const main = await owner(database(), server())
    expect((await put({ isDryRun: true }, main.token)).status).toBe(403)
    expect(await added()).toEqual([])
  })
})
