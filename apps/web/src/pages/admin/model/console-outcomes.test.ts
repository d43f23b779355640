import { createToastQueue } from '@haixuan/ui-kit'
import { allSettled, fork } from 'effector'
import { describe, expect, it, vi } from 'vitest'
import { $queryClient, api, createQueryClient } from '#shared/api'
import { fillForm } from '#shared/filled-form'
import type { FormModel } from '#shared/form'
import { $toasts } from '#shared/notice'
import { aliasForm } from './alias-forms.ts'
import { consoleActionFx } from './console-action.ts'
import { entryForm, newsForm } from './content-forms.ts'
import { hostForm } from './host-form.ts'
import { priceForm, receiptForm, refundForm, releaseForm } from './order-forms.ts'
import { acceptanceForm, claimDecisionForm, onboardingDecisionForm, refusalForm } from './request-forms.ts'
import { membershipForm, resetLinkForm, rightsForm } from './user-forms.ts'

/** What the console may make old; none of its forms touches the orders of the operator themselves. */
const LISTS = [
  ...['listAdminNews', 'listAdminDictionary', 'getDictionary', 'listHosts', 'listAdminOrders'],
  ...['previewRefund', 'listPlans', 'getOrderTerms', 'listHeldCommissions', 'listAdminPurchaseRequests'],
  ...[
    'listAdminSettlements',
    'listStoreClaims',
    'listBillAliases',
    'listAdminUsers',
    'listOperatorEvents',
    'listOrders',
  ],
]

function begin() {
  const [client, toasts] = [createQueryClient(), createToastQueue()]
  for (const list of LISTS) client.setQueryData([list], [])
  const scope = fork({
    values: [
      [$toasts, toasts],
      [$queryClient, client],
    ],
  })
  const old = () => LISTS.filter((list) => client.getQueryState([list])?.isInvalidated)
  return { scope, old, said: () => toasts.shown().map(({ tone, text }) => [tone, text]) }
}

const LOG = 'listOperatorEvents'
const TRANSFER = { fen: '198', receipt: 'b-1', payer: '6222' }

describe('an action that is done says so, and what it made old is read again with the log', () => {
  it.each<[name: string, form: unknown, values: object, said: string, old: readonly string[]]>([
    ['news', newsForm, { title: '标题', body: '正文' }, '新增成功', ['listAdminNews', LOG]],
    ['an entry', entryForm, {}, '修改成功', ['listAdminDictionary', 'getDictionary', LOG]],
    ['a host', hostForm, { name: 'a.cn', siteName: '名' }, '新增成功', ['listHosts', LOG]],
    [
      'a known host',
      hostForm,
      { isNew: false, name: 'a.cn', siteName: '名' },
      '修改成功',
      ['listHosts', LOG],
    ],
    ['a transfer', receiptForm, TRANSFER, '已确认收款，会员已开通', ['listAdminOrders', LOG]],
    ['a refund', refundForm, {}, '已登记退款，请把款项退回给买家', ['listAdminOrders', 'previewRefund', LOG]],
    ['a price', priceForm, {}, '修改成功', ['listPlans', 'getOrderTerms', LOG]],
    ['a commission', releaseForm, {}, '佣金已放行', ['listHeldCommissions', LOG]],
    [
      ...(['a request', acceptanceForm, { promised: 1 }, '已通过，订单已生成，到账后请确认收款'] as const),
      ['listAdminOrders', 'listAdminPurchaseRequests', LOG],
    ],
    ['a refusal', refusalForm, { reply: '不全' }, '已拒绝', ['listAdminPurchaseRequests', LOG]],
    ['an application', onboardingDecisionForm, {}, '申请已处理', ['listAdminSettlements', LOG]],
    [
      ...(['an alias', aliasForm, { layout: 'ledger', field: 'amount', alias: '额' }] as const),
      '已添加，从下一个文件起生效',
      ['listBillAliases', LOG],
    ],
    ['a claim', claimDecisionForm, {}, '归属已判定', ['listStoreClaims', LOG]],
    ['a membership', membershipForm, {}, '修改成功', ['listAdminUsers', LOG]],
    ['rights', rightsForm, {}, '修改成功', ['listAdminUsers', LOG]],
    ['a reset link', resetLinkForm, {}, '链接已签发', [LOG]],
  ])('%s', async (_, form, values, text, lists) => {
    const call = vi.spyOn(api, 'call').mockResolvedValue({ number: 'A1' } as never)
    const { scope, old, said } = begin()
    await fillForm(scope, form as FormModel<object>, values)
    expect(call).toHaveBeenCalledOnce()
    call.mockRestore()
    expect([said(), old()]).toEqual([[['success', text]], lists])
  })
})

describe('a form that was opened and not filled in asks, in words, for what it needs', () => {
  it.each<[name: string, form: unknown, errors: object]>([
    ['news', newsForm, { title: '请填写标题', body: '请填写正文' }],
    ['a host', hostForm, { name: '请填写域名', siteName: '请填写站点名称' }],
    [
      'a transfer',
      receiptForm,
      {
        fen: '请填写到账金额，例如 198 或 998.50',
        receipt: '请填写银行流水号',
        payer: '请按银行流水填写完整的付款账号',
      },
    ],
    ['a request', acceptanceForm, { priceFen: '请填写与买家约定的金额，例如 998 或 998.50' }],
    ['a refusal', refusalForm, { reply: '请填写拒绝的原因，申请人会看到' }],
  ])('%s', async (_, form, errors) => {
    const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
    const { scope } = begin()
    const model = form as FormModel<object>
    await fillForm(scope, model, {})
    expect(call).not.toHaveBeenCalled()
    call.mockRestore()
    expect(scope.getState(model.$errors)).toEqual(errors)
  })

  it('or is told as it stands: nothing is granted or hidden by an oversight', async () => {
    const call = vi.spyOn(api, 'call').mockResolvedValue(null as never)
    const { scope } = begin()
    for (const form of [
      ...[membershipForm, rightsForm, onboardingDecisionForm, claimDecisionForm, entryForm, resetLinkForm],
    ])
      await fillForm(scope, form as FormModel<object>, {})
    await fillForm(scope, hostForm, { name: 'a.cn', siteName: '名' })
    const bodies = call.mock.calls.map(([, about]) => (about as { body: object }).body)
    call.mockRestore()
    expect(bodies).toEqual([
      { vip_type: 'general', vipExpire: null },
      { isexternallink: 0, is_pre: 1, userCustom: [], belongCode: null },
      { status: 'approved', reply: null },
      { owner: 'holder', reply: null },
      { value: null },
      { checked: '' },
      {
        ...{ siteName: '名', logoUrl: null, loginUrl: null, accent: null, origins: [] },
        hidden: ['home', 'share', 'label', 'renewal', 'downloads', 'contact'],
      },
    ])
  })
})

it.each([['199.999', '请填写退款金额，例如 50；不填为全部退款', '请填写价格，例如 198 或 998.50']])(
  '%s is no sum of money: a refund and a price say so',
  async (typed, ofRefund, ofPrice) => {
    const { scope } = begin()
    await fillForm(scope, refundForm, { fen: typed })
    await fillForm(scope, priceForm, { priceFen: typed })
    expect(scope.getState(refundForm.$errors)).toEqual({ fen: ofRefund })
    expect(scope.getState(priceForm.$errors)).toEqual({ priceFen: ofPrice })
  },
)

it.each([
  [undefined, false],
  [false, false],
  [true, true],
])('an action whose form waits (%s) tells the call to be quiet: %s', async (isForm, quiet) => {
  const run = vi.fn(() => Promise.reject(new Error('no')))
  const { scope, old, said } = begin()
  const action = { run, done: '已删除', refresh: ['listHosts' as const] }
  await allSettled(consoleActionFx, { scope, params: isForm === undefined ? action : { ...action, isForm } })
  expect(run.mock.calls).toEqual([[{ quiet }]])
  expect([said(), old()]).toEqual([[], ['listHosts', LOG]])
})
