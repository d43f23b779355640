import { Sentence, StatisticCard } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { yuan } from '#entities/order'
import { referralSummaryQuery } from '#entities/referral'
import styles from './share-page.module.css'

/** People brought and money earned, as the ledger has it. */
export function Earnings() {
  const { data, error } = useQuery(referralSummaryQuery())
  // The link above says the failure of the same call.
  if (!data && error) return null
  const isLoading = data === undefined
  return (
    <div className={styles.figures}>
      <StatisticCard label="已邀请" value={data?.invited ?? ''} unit="人" isLoading={isLoading} />
      <StatisticCard label="付费人数" value={data?.paying ?? ''} unit="人" isLoading={isLoading} />
      <StatisticCard
        label="累计佣金"
        value={data ? yuan(data.commissionFen) : ''}
        hint="好友实付金额（扣除退款）的佣金合计"
        isLoading={isLoading}
      />
      <StatisticCard
        label="冻结中"
        value={data ? yuan(data.frozenFen) : ''}
        hint={
          data && data.heldFen > 0
            ? `付款满 ${data.freezeDays} 天后可提现；另有 ${yuan(data.heldFen)} 待核实`
            : `付款满 ${data?.freezeDays ?? 7} 天后可提现`
        }
        isLoading={isLoading}
      />
      <StatisticCard label="可提现" value={data ? yuan(data.withdrawableFen) : ''} isLoading={isLoading}>
        <span className={styles.withdraw}>
          <Sentence>联系客服提现，人工审核</Sentence>
          {data && data.paidOutFen > 0 && `，已提现 ${yuan(data.paidOutFen)}`}
        </span>
      </StatisticCard>
    </div>
  )
}
