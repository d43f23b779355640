import type { components } from '@haixuan/api-sdk/schema'
import type { PayableOrder, PaymentPorts } from '../rules/payment-port.ts'
import type { OrderRow } from './order-rows.ts'

export type Order = components['schemas']['Order']

/** An order as a provider sees it. */
export function payable({ number, plan_name, price_fen, expires_at, code_url }: OrderRow): PayableOrder {
  return {
    number,
    description: `海选会员 ${plan_name}`,
    totalFen: price_fen,
    expiresAt: expires_at,
    codeUrl: code_url,
  }
}

/** An order as its buyer sees it. */
export async function orderView(row: OrderRow, ports: PaymentPorts): Promise<Order> {
  const port = row.status === 'pending' ? ports.get(row.method) : undefined
  return {
    ...{ id: row.id, number: row.number, planId: row.plan_id, planName: row.plan_name },
    ...{ vip_type: row.vip_type, months: row.months, priceFen: row.price_fen },
    ...{ method: row.method, status: row.status, invoice: row.invoice, refundedFen: row.refunded_fen },
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    vipUntil: row.vip_until?.getTime() ?? null,
    payment: port ? await port.instructions(payable(row)) : null,
  }
}
