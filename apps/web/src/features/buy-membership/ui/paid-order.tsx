import { Banner, DescriptionList } from '@haixuan/ui-kit'
import { dayText, METHOD_NAME, type Order, yuan } from '#entities/order'
import { wordOf } from '#shared/known-word'
import styles from './buy-membership.module.css'

/** What a paid order has given. */
export function PaidOrder({ order }: { order: Order }) {
  const { vipUntil, paidAt, priceFen, refundedFen, method, number } = order
  return (
    <div className={styles.stack}>
      {vipUntil === null ? (
        <Banner tone="warning" title="已收到付款，会员等级没有变化">
          您在付款前已有更高的会员等级，请联系客服处理。
        </Banner>
      ) : (
        <Banner tone="success" title="支付成功">
          会员有效期至 {dayText(vipUntil)}，权益立即生效。
        </Banner>
      )}
      <DescriptionList
        columns={1}
        items={[
          { term: '订单号', value: number },
          { term: '实付', value: yuan(priceFen) },
          ...(refundedFen > 0 ? [{ term: '已退款', value: yuan(refundedFen) }] : []),
          { term: '支付方式', value: wordOf(METHOD_NAME, method) },
          { term: '支付时间', value: paidAt === null ? null : dayText(paidAt) },
        ]}
      />
    </div>
  )
}
