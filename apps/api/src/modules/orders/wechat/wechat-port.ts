import { beijingTime } from '@haixuan/rules'
import { Failure } from '#platform/failure.ts'
import type { PaidNotice, PaymentPort } from '../rules/payment-port.ts'
import { noticeOf } from './transaction.ts'
import { type WechatClient, WechatRefusal } from './wechat-client.ts'

const BASE = '/v3/pay/transactions'

/** WeChat Pay, Native: the buyer scans a code with their phone. */
export function wechatPort(client: WechatClient): PaymentPort {
  const { appId, merchantId, notifyUrl } = client.settings
  const ask = async (number: string): Promise<PaidNotice | null> => {
    const answer = await reach(() =>
      client.call('GET', `${BASE}/out-trade-no/${encodeURIComponent(number)}?mchid=${merchantId}`),
    )
    return noticeOf(answer, client.settings)
  }
  return {
    method: 'wechat',
    isReady: async () => true,
    open: async ({ number, description, totalFen, expiresAt }) => {
      const answer = await reach(() =>
        client.call('POST', `${BASE}/native`, {
          ...{ appid: appId, mchid: merchantId, description, out_trade_no: number },
          ...{ notify_url: notifyUrl, time_expire: rfc3339(expiresAt) },
          amount: { total: totalFen, currency: 'CNY' },
        }),
      )
      const codeUrl = (answer as { code_url?: unknown } | undefined)?.code_url
      if (typeof codeUrl === 'string') return codeUrl
      throw unreachable()
    },
    instructions: async ({ codeUrl }) => (codeUrl === null ? null : { method: 'wechat', codeUrl }),
    ask,
    close: async (number) => {
      try {
        await client.call('POST', `${BASE}/out-trade-no/${encodeURIComponent(number)}/close`, {
          mchid: merchantId,
        })
      } catch (error) {
        if (!(error instanceof WechatRefusal)) throw unreachable(error)
        if (error.code === 'ORDERPAID') {
          throw new Failure('order_paid', '订单已支付，不能取消，如需退款请联系客服')
        }
        // Closed before, or never announced: nobody can pay it.
        if (error.code !== 'ORDER_CLOSED' && error.code !== 'ORDERNOTEXIST') throw unreachable(error)
      }
    },
  }
}

const unreachable = (cause?: unknown) => {
  const error = new Failure('payment_unreachable', '暂时无法连接微信支付，请稍后重试或更换支付方式')
  error.cause = cause
  return error
}

async function reach(call: () => Promise<unknown>): Promise<unknown> {
  try {
    return await call()
  } catch (error) {
    throw unreachable(error)
  }
}

/** RFC 3339 with the offset of Beijing, to the second, as WeChat Pay wants it. */
const rfc3339 = (time: Date): string => `${beijingTime(time.getTime())}+08:00`
