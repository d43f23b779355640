import { api } from '#shared/api'
import type { BodyFields } from '#shared/form'
import { fenOf } from '../lib/typed-values.ts'
import { createConsoleForm, type Quiet } from './console-form.ts'

interface Receipt extends BodyFields<'confirmOrder', 'receipt' | 'payer'> {
  number: string
  /** Yuan, as typed from the statement of the bank. */
  fen: string
}

/** The transfer of an order has arrived. */
export const receiptForm = createConsoleForm({
  initial: { number: '', fen: '', receipt: '', payer: '' },
  faults: ({ fen, receipt, payer }) => ({
    fen: fenOf(fen) === undefined ? '请填写到账金额，例如 198 或 998.50' : undefined,
    receipt: receipt.trim() === '' ? '请填写银行流水号' : undefined,
    payer: payer.trim().length < 4 ? '请按银行流水填写完整的付款账号' : undefined,
  }),
  send: ({ number, fen, receipt, payer }: Receipt, how: Quiet) =>
    api.call(
      'confirmOrder',
      {
        path: { number },
        body: { fen: fenOf(fen) ?? 0, receipt: receipt.trim(), payer: payer.trim() },
      },
      how,
    ),
  done: () => '已确认收款，会员已开通',
  refresh: ['listAdminOrders'],
})

interface Refund {
  number: string
  /** Yuan, as typed; empty for all that is left. */
  fen: string
}

const isEmpty = (text: string) => text.trim() === ''

export const refundForm = createConsoleForm({
  initial: { number: '', fen: '' },
  faults: ({ fen }) => ({
    fen: isEmpty(fen) || fenOf(fen) !== undefined ? undefined : '请填写退款金额，例如 50；不填为全部退款',
  }),
  send: ({ number, fen }: Refund, how: Quiet) =>
    api.call(
      'refundOrder',
      { path: { number }, body: { fen: isEmpty(fen) ? null : (fenOf(fen) ?? 0) } },
      how,
    ),
  done: () => '已登记退款，请把款项退回给买家',
  refresh: ['listAdminOrders', 'previewRefund'],
})

interface Price {
  id: number
  /** Yuan, as typed; empty for a plan without a price. */
  priceFen: string
}

export const priceForm = createConsoleForm({
  initial: { id: 0, priceFen: '' },
  faults: ({ priceFen }) => ({
    priceFen:
      isEmpty(priceFen) || fenOf(priceFen) !== undefined ? undefined : '请填写价格，例如 198 或 998.50',
  }),
  send: ({ id, priceFen }: Price, how: Quiet) =>
    api.call(
      'pricePlan',
      { path: { id }, body: { priceFen: isEmpty(priceFen) ? null : (fenOf(priceFen) ?? 0) } },
      how,
    ),
  done: () => '修改成功',
  refresh: ['listPlans', 'getOrderTerms'],
})

/** A commission that was held back is paid after all. */
export const releaseForm = createConsoleForm({
  initial: { id: '' },
  send: ({ id }: { id: string }, how: Quiet) => api.call('releaseCommission', { path: { id } }, how),
  done: () => '佣金已放行',
  refresh: ['listHeldCommissions'],
})
