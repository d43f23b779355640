import { Button, buttonClass, FailedState, Sentence, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { dayText, orderTermsQuery, type Plan, type PlanTerms, yuan, yuanPerMonth } from '#entities/order'
import { supportOpened } from '#features/ask-support'
import { PlanDialog } from '#features/buy-membership'
import { $isSignedIn } from '#shared/session'
import styles from './buy-page.module.css'

const ACT = { start: '立即开通', renew: '续费', upgrade: '升级' } as const

interface PlanCardsProps {
  plans: readonly Plan[]
  /** Plan whose dialog is open, as the address says. */
  chosenId: string | undefined
}

/** A card for each plan; which of them can be bought the server says. */
export function PlanCards({ plans, chosenId }: PlanCardsProps) {
  const isSignedIn = useUnit($isSignedIn)
  const { data: terms, error, refetch, isFetching } = useQuery({ ...orderTermsQuery(), enabled: isSignedIn })
  const navigate = useNavigate()
  const choose = (search: { plan?: string }) => void navigate({ to: '/buy', search, resetScroll: false })
  const chosen = plans.find(({ id }) => String(id) === chosenId)
  const methods = terms?.methods ?? []
  const isClosed = terms !== undefined && methods.length === 0
  const chosenTerms = terms?.plans.find(({ planId }) => planId === chosen?.id)
  return (
    <>
      {error && !terms && (
        <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            terms={terms?.plans.find(({ planId }) => planId === plan.id)}
            isClosed={isClosed}
            onChoose={() => choose({ plan: String(plan.id) })}
          />
        ))}
      </ul>
      {chosen && chosenTerms && chosenTerms.change !== null && methods.length > 0 && (
        <PlanDialog plan={chosen} terms={chosenTerms} methods={methods} onClose={() => choose({})} />
      )}
    </>
  )
}

interface PlanCardProps {
  plan: Plan
  terms: PlanTerms | undefined
  /** The operator has set up no way to pay. */
  isClosed: boolean
  onChoose: () => void
}

function PlanCard({ plan, terms, isClosed, onChoose }: PlanCardProps) {
  const { name, priceFen, months } = plan
  const perMonth = yuanPerMonth(plan)
  return (
    <li className={styles.plan} aria-label={name}>
      <div className={styles.planHead}>
        <h2>{name}</h2>
        <span className={styles.tags}>
          {plan.isSample && <Tag>示例价格</Tag>}
          {terms?.change === 'renew' && <Tag tone="accent">当前套餐</Tag>}
        </span>
      </div>
      <div className={priceFen === null ? styles.unpriced : styles.price}>
        {priceFen === null ? '价格待定' : `${yuan(priceFen)}${months === null ? ' 起' : ''}`}
      </div>
      <div className={styles.term}>
        {months === null ? '按约定' : `${months} 个月`}
        {perMonth && `，折合 ${perMonth}/月`}
      </div>
      <Act plan={plan} terms={terms} isClosed={isClosed} onChoose={onChoose} />
    </li>
  )
}

/** The one thing to do with a plan: buy it, or ask the operator for it. */
function Act({ plan, terms, isClosed, onChoose }: PlanCardProps) {
  const [isSignedIn, askSupport] = useUnit([$isSignedIn, supportOpened])
  const { href } = useLocation()
  if (!isSignedIn) {
    return (
      <Link to="/login" search={{ redirect: href }} className={buttonClass('primary')}>
        {plan.priceFen === null ? '登录后申请' : '登录后购买'}
      </Link>
    )
  }
  if (terms === undefined) return <span className={styles.pending} />
  const ask = () => askSupport({ planId: plan.id })
  const { change, refusal, vipUntil } = terms
  if (change === null) {
    const isUnpriced = plan.priceFen === null || plan.months === null || plan.isSample
    return (
      <>
        <Button variant={isUnpriced ? 'primary' : 'secondary'} onClick={ask}>
          {isUnpriced ? '申请开通' : '咨询客服'}
        </Button>
        {!isUnpriced && (
          <p className={styles.note}>
            <Sentence>{refusal}</Sentence>
          </p>
        )}
      </>
    )
  }
  return (
    <>
      <Button variant="primary" onClick={isClosed ? ask : onChoose}>
        {ACT[change]}
      </Button>
      {vipUntil !== null && <p className={styles.note}>有效期至 {dayText(vipUntil)}</p>}
    </>
  )
}
