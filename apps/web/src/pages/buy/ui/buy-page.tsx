import { Countdown, FailedState, PageHeader, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { plansQuery, promotionEnd } from '#entities/order'
import { PayDialog } from '#features/buy-membership'
import { copyWanted } from '#features/copy-text'
import type { RawSearch } from '#shared/board'
import { useServerTime } from '#shared/clock'
import { $isSignedIn } from '#shared/session'
import styles from './buy-page.module.css'
import { CurrentMembership } from './current-membership.tsx'
import { OwnOrders } from './own-orders.tsx'
import { OwnRequests } from './own-requests.tsx'
import { PlanCards } from './plan-cards.tsx'
import { RightsTable } from './rights-table.tsx'

/** Memberships: what they cost, what they open, and the orders of the user. */
export function BuyPage() {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const [isSignedIn, copy] = useUnit([$isSignedIn, copyWanted])
  const { data: plans, error, refetch, isFetching } = useQuery(plansQuery())
  const now = useServerTime()
  const end = plans ? promotionEnd(plans, now) : null
  const named = (name: 'order' | 'plan') => (raw[name] === undefined ? undefined : String(raw[name]))
  const orderId = named('order')
  return (
    <div className={styles.page}>
      <PageHeader
        title="会员购买"
        meta={
          end === null ? (
            <span>价格以提交订单时为准；续费在剩余时间上累加</span>
          ) : (
            <span>
              限时优惠，剩余 <Countdown end={end} label="活动结束" />
            </span>
          )
        }
      />
      {isSignedIn && <CurrentMembership />}
      {plans ? (
        <PlanCards plans={plans} chosenId={named('plan')} />
      ) : error ? (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton shape="block" width="100%" height="320px" />
      )}
      {isSignedIn && <OwnRequests />}
      {isSignedIn && <OwnOrders />}
      <RightsTable />
      {isSignedIn && orderId !== undefined && (
        <PayDialog
          orderId={orderId}
          onCopy={copy}
          onClose={() => void navigate({ to: '/buy', search: withoutOrder as never, resetScroll: false })}
        />
      )}
    </div>
  )
}

/** The list of orders stays on its page. */
const withoutOrder = ({ order: _, ...rest }: RawSearch) => rest
