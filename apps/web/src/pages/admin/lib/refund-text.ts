import type { OperationData } from '@haixuan/api-sdk'
import { DAY_MS } from '@haixuan/rules'
import { vipName } from '#shared/session'
import { dayOf } from './typed-values.ts'

export type RefundPreview = OperationData<'previewRefund'>

const daysText = (ms: number) => (ms < DAY_MS ? '不足 1 天' : ` ${Math.round(ms / DAY_MS)} 天`)

/** What a refund takes from the membership of the buyer, for the operator to read before it is done. */
export function refundText({ takenMs, before, after }: RefundPreview, now = Date.now()): string {
  const isOther = before.vip_type !== after.vip_type
  if (takenMs === 0 && !isOther) return '不收回会员时长'
  const taken = takenMs === 0 ? '不收回天数' : `将收回${daysText(takenMs)}`
  if (after.vipExpire !== null && after.vipExpire <= now + 1_000) return `${taken}，会员随即结束`
  const tier = isOther ? `，等级由${vipName(before.vip_type)}变为${vipName(after.vip_type)}` : ''
  const until = after.vipExpire === null ? '长期有效' : `有效期至 ${dayOf(after.vipExpire)}`
  return `${taken}${tier}，${until}`
}
