import type { Database } from '#platform/database/database.ts'
import type { PaymentPorts } from '../rules/payment-port.ts'
import { transferPort } from '../store/transfer-port.ts'
import type { WechatClient } from './wechat-client.ts'
import { wechatPort } from './wechat-port.ts'

/** The ways to pay of this server; WeChat Pay only where the operator is its merchant. */
export function openPaymentPorts(db: Database, wechat: WechatClient | undefined): PaymentPorts {
  return new Map([
    ...(wechat ? [['wechat', wechatPort(wechat)] as const] : []),
    ['transfer', transferPort(db)] as const,
  ])
}
