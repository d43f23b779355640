import { isCreditCode } from '@haixuan/rules'
import type { Database } from '#platform/database/database.ts'
import { Failure } from '#platform/failure.ts'
import { lockOrder } from './order-rows.ts'
import { ownOrder } from './own-orders.ts'

export interface InvoiceWish {
  kind: 'personal' | 'company'
  title: string
  taxNumber: string | undefined
  email: string
}

/**
 * Asks for the invoice of a paid order, once.
 * @throws {Failure} `bad_tax_number`; `order_unknown`; `order_not_paid`, `invoice_asked`
 */
export async function requestInvoice(
  db: Database,
  userId: string,
  id: string,
  { kind, title, taxNumber, email }: InvoiceWish,
): Promise<void> {
  if (kind === 'company' && !isCreditCode(taxNumber ?? '')) {
    const message = '税号应为 18 位统一社会信用代码，请核对后重新填写'
    throw new Failure('bad_tax_number', message, { fields: [{ path: 'body.taxNumber', message }] })
  }
  const { number } = await ownOrder(db, userId, id)
  await db.transaction(async (trx) => {
    const order = await lockOrder(trx, number)
    if (order?.status !== 'paid' || order.refunded_fen >= order.price_fen) {
      throw new Failure('order_not_paid', '只能为已支付且未退款的订单申请发票')
    }
    if (order.invoice !== null) throw new Failure('invoice_asked', '该订单已申请过发票，请勿重复申请')
    await trx
      .insertInto('invoice_request')
      .values({
        ...{ user_id: userId, order_id: id, kind, title: title.trim(), email },
        tax_number: kind === 'company' ? (taxNumber ?? '').toUpperCase() : null,
      })
      .execute()
  })
}
