import { expect, test, vi } from 'vitest'
import { describeOnBothEngines } from '../engines.ts'
import { owner } from '../stores/store-calls.ts'
import { billCalls } from './bill-calls.ts'
import { TRADE, trade } from './finance-calls.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const HEADING = ['订单号', '平台SKU', '供应商SKU', '打款日期', '账单类型', '应收金额', '币种']
const row = (order: string, type: string, amount: string) => [
  ...[order, 'I1305', 'A-1', '2026-10-05 09:00:00'],
  ...[type, amount, 'JPY'],
]
/** 1980 + 1500 − 300 − 80 − 500 + 60 are earned, 700 are held back, 9 are of a type that nobody knows. */
const BILL = [
  row('GSH1', '订单销售收入-订单收入', '1980'),
  row('GSH2', '订单销售收入-订单收入', '1500'),
  row('GSH2', '退货退款-订单退货', '-300'),
  row('GSH2', '平台服务费-退货单履约服务费', '-80'),
  row('GSH3', '奖惩及其他-违规处罚扣款', '-500'),
  row('GSH3', '奖惩及其他-违规处罚资金冻结', '-700'),
  row('GSH1', '奖惩及其他-运费补贴', '60'),
  row('GSH1', '奖惩及其他-新的类型', '9'),
]
const file = (name: string, heading: string[], rows: string[][]) =>
  new Map([[name, Buffer.from([heading, ...rows].map((cells) => cells.join(',')).join('\n'))]])
const bill = () => file('账单.csv', HEADING, BILL)

describeOnBothEngines('bills of SHEIN', (database) => {
  const calls = billCalls(database)
  const { begin, read, books, act, ask } = calls
  const account = async () => {
    const main = await owner(database(), calls.server())
    const added = async (marketplace: string) => await main.added({ marketplace, currency: 'JPY' })
    return { main, added }
  }

  test('are counted in yen: what is held back is cash, an unknown type is in no profit, an undo takes all out', async () => {
    const { main, added } = await account()
    await added('shein')
    const own = await begin(main.token, bill())
    expect([own.state, own.problem, own.refused]).toEqual(['read', null, 0])
    await act(main.token, own.id, 'commit')
    const { books: found } = await books(main.token)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      ...{ month: '2026-10', currency: 'JPY', revenueNet: 3180, subsidy: 60, platformNet: 2660, unknown: 9 },
      ledger: [{ class: 'freeze', rows: 1, minor: -700 }],
    })
    expect(found[0]?.deductions).toEqual(
      expect.arrayContaining([
        { class: 'service_fee', minor: -80, source: 'detail' },
        { class: 'penalty', minor: -500, source: 'detail' },
      ]),
    )
    // The bill says no pieces: the profit leaves its SKU out, and says so.
    expect(found[0]?.goods).toMatchObject({ costFen: 0, missingSkus: 1 })
    await act(main.token, own.id, 'undo')
    expect((await books(main.token)).books).toEqual([])
  })

  test('are asked about where the only store is of another marketplace, and nothing is counted', async () => {
    const { main, added } = await account()
    const temu = await added('temu')
    const own = await begin(main.token, bill())
    expect(own.state).toBe('asking')
    expect(own.files[0]?.question).toMatchObject({ kind: 'store', guess: null })
    expect(own.files[0]?.question?.text).toContain('还没有 SHEIN 店铺')
    expect((await ask(main.token, own.id, 'commit')).body.reason).toBe('finance_import_question')
    const wrong = await ask(main.token, own.id, 'answers', { files: [{ no: 0, store: temu.id }] })
    expect([wrong.status, wrong.body.reason]).toEqual([400, 'finance_other_marketplace'])
    const shein = await added('shein')
    expect((await act(main.token, own.id, 'answers', { files: [{ no: 0, store: shein.id }] })).status).toBe(
      200,
    )
    await act(main.token, own.id, 'commit')
    expect((await books(main.token)).stores.map(({ id }) => id)).toEqual([shein.id])
  })

  test('and of Temu are not given to a store of the other one that was chosen', async () => {
    const { main, added } = await account()
    const [temu, shein] = [await added('temu'), await added('shein')]
    const both = new Map([...bill(), ...file('a.csv', TRADE, [trade('SO-1', '销售回款', '10.00')])])
    const own = await begin(main.token, both, { store: temu.id })
    expect(own.files.map(({ question }) => question && [question.kind, question.guess])).toEqual([
      ['other_store', shein.id],
      null,
    ])
    await act(main.token, own.id, 'answers', { files: [{ no: 0, store: shein.id }] })
    const answered = await read(main.token, own.id)
    expect(answered.files.map(({ store }) => store)).toEqual([shein.id, temu.id])
    const turned = await ask(main.token, own.id, 'answers', { files: [{ no: 1, store: shein.id }] })
    expect(turned.body.reason).toBe('finance_other_marketplace')
  })
})
