import { noteOperator } from '#modules/operators'
import type { Database } from '#platform/database/database.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { plainAccount, SHORTEST_ACCOUNT } from '../rules/payer-account.ts'
import { lockOrder } from './order-rows.ts'
import { settleIn } from './settle-payment.ts'

export interface Confirmation {
  number: string
  /** What arrived, in fen. */
  fen: number
  /** The bank's number of the transfer: counted once. */
  receipt: string
  /** The account it came from, as the bank's statement says. Kept as a keyed hash. */
  payer: string
  /** Who confirms: a user id, or `cli`. */
  actor: string
}

/**
 * The operator has seen a transfer on the account.
 * @returns `paid`, also when the same receipt was confirmed before; `already_paid` when another one was
 * @throws {OperatorError} no such order, another way to pay, another amount, or no account
 */
export async function confirmTransfer(
  db: Database,
  { number, fen, receipt, payer, actor }: Confirmation,
): Promise<'paid' | 'already_paid'> {
  if (plainAccount(payer).length < SHORTEST_ACCOUNT) {
    throw new OperatorError('付款账号太短，请按银行流水填写完整的付款账号。')
  }
  return await db.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (!order) throw new OperatorError(`没有订单 ${number}，请核对转账备注中的订单号。`)
    if (order.method !== 'transfer')
      throw new OperatorError(`订单 ${number} 不是转账订单，由支付平台自动确认。`)
    if (order.price_fen !== fen) {
      throw new OperatorError(
        `到账金额 ${fen} 分与订单金额 ${order.price_fen} 分不符，请核对，未作任何更改。`,
      )
    }
    const paid = { method: 'transfer', receipt, number, totalFen: fen, payer } as const
    const outcome = await settleIn(trx, paid)
    if (outcome !== 'paid' && outcome !== 'already_paid') {
      throw new OperatorError(`流水号 ${receipt} 已登记在另一笔订单上，请核对。`)
    }
    await noteOperator(trx, actor, 'order_confirmed', number, { fen, receipt, outcome })
    return outcome
  })
}
