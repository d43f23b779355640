import type { PaidNotice } from '../rules/payment-port.ts'
import type { WechatSettings } from './wechat-settings.ts'

/** A transaction as WeChat Pay describes it, in notifications and answers. */
interface Transaction {
  appid?: unknown
  mchid?: unknown
  out_trade_no?: unknown
  transaction_id?: unknown
  trade_state?: unknown
  amount?: { total?: unknown; currency?: unknown }
  payer?: { openid?: unknown }
}

/**
 * The money that a transaction says has arrived; null for one that is not paid, of another merchant or app, or in
 * another currency.
 */
export function noticeOf(value: unknown, { appId, merchantId }: WechatSettings): PaidNotice | null {
  if (typeof value !== 'object' || value === null) return null
  const { appid, mchid, out_trade_no, transaction_id, trade_state, amount, payer } = value as Transaction
  if (appid !== appId || mchid !== merchantId || trade_state !== 'SUCCESS') return null
  if (typeof out_trade_no !== 'string' || typeof transaction_id !== 'string') return null
  // `total` is the price of the order; `payer_total` is less after a coupon of WeChat's own.
  if (!Number.isSafeInteger(amount?.total) || (amount?.currency ?? 'CNY') !== 'CNY') return null
  return {
    method: 'wechat',
    receipt: transaction_id,
    number: out_trade_no,
    totalFen: Number(amount?.total),
    payer: typeof payer?.openid === 'string' && payer.openid !== '' ? payer.openid : null,
  }
}
