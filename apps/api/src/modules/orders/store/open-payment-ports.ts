import type { Database } from '#platform/database/database.ts'
import type { PaymentPorts } from '../rules/payment-port.ts'
import type { WechatClient } from '../wechat/wechat-client.ts'
import { wechatPort } from '../wechat/wechat-port.ts'
import { transferPort } from './transfer-port.ts'

/** The ways to pay of this server; WeChat Pay only where the operator is its merchant. */
export function openPaymentPorts(db: Database, wechat: WechatClient | undefined): PaymentPorts {
  return new Map([
    ...(wechat ? [['wechat', wechatPort(wechat)] as const] : []),
    ['transfer', transferPort(db)] as const,
  ])
}
