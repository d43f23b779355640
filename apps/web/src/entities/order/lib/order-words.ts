import type { OperationData } from '@haixuan/api-sdk'
import type { TagTone } from '@haixuan/ui-kit'

export type Order = OperationData<'getOrder'>
export type Plan = OperationData<'listPlans'>[number]
export type PlanTerms = OperationData<'getOrderTerms'>['plans'][number]
export type PaymentMethod = Order['method']

/** What a state of an order is called. */
export const ORDER_STATUS: Readonly<Record<Order['status'], { name: string; tone: TagTone }>> = {
  pending: { name: '待支付', tone: 'warning' },
  paid: { name: '支付成功', tone: 'success' },
  cancelled: { name: '已取消', tone: 'neutral' },
  expired: { name: '已过期', tone: 'neutral' },
}

export const METHOD_NAME: Readonly<Record<PaymentMethod, string>> = {
  wechat: '微信支付',
  transfer: '对公转账',
}

/** Fen as yuan: ¥198 or ¥198.50. */
export function yuan(fen: number): string {
  const sign = fen < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(fen) / 100)
  const cents = Math.abs(fen) % 100
  const tail = cents === 0 ? '' : `.${String(cents).padStart(2, '0')}`
  return `${sign}¥${whole.toLocaleString('zh-CN')}${tail}`
}

/** What a month of a plan costs, yuan; undefined for a month itself and where there is no price. */
export function yuanPerMonth({ priceFen, months }: Pick<Plan, 'priceFen' | 'months'>): string | undefined {
  if (priceFen === null || months === null || months <= 1) return undefined
  return yuan(Math.round(priceFen / months / 10) * 10)
}

/** A day in Chinese: 2026年11月21日, by the clock of Beijing. */
export const dayText = (time: number): string =>
  new Date(time).toLocaleDateString('zh-CN', {
    timeZone: 'Asia/Shanghai',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
