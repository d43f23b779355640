import { Accordion, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { referralSummaryQuery } from '#entities/referral'
import styles from './share-page.module.css'

/** How it works, with the figures of the server. */
export function Rules() {
  const { data } = useQuery(referralSummaryQuery())
  if (!data) return null
  const { percent, freezeDays } = data
  const lines = [
    '好友第一次通过您的链接访问起 30 天内注册，即绑定为您邀请的用户；绑定后不再变更。',
    `好友每笔付费，您获得实付金额 ${percent}% 的佣金，精确到分，不足一分舍去。只计一级，不计二级。`,
    `付款满 ${freezeDays} 天后佣金可提现；期间或之后退款的，按退款金额扣回。`,
    '自己、自己的子账号，以及与您使用同一付款账户的订单不计佣金。',
    '提现请联系客服，人工审核后发放。',
  ]
  return (
    <Accordion
      items={[
        {
          id: 'rules',
          title: '分享规则',
          content: (
            <ol className={styles.rules}>
              {lines.map((line) => (
                <li key={line}>
                  <Sentence>{line}</Sentence>
                </li>
              ))}
            </ol>
          ),
        },
      ]}
    />
  )
}
