import { Button, buttonClass, FailedState, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { dayText, orderTermsQuery, type Plan, type PlanTerms, yuan, yuanPerMonth } from '#entities/order'
import { PlanDialog } from '#features/buy-membership'
import { $isSignedIn } from '#shared/session'
import styles from './buy-page.module.css'
import { SupportNote } from './support-note.tsx'

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
      {isClosed && <SupportNote />}
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
        {terms?.change === 'renew' && <Tag tone="accent">当前套餐</Tag>}
      </div>
      <div className={priceFen === null ? styles.unpriced : styles.price}>
        {priceFen === null ? '联系客服' : yuan(priceFen)}
      </div>
      <div className={styles.term}>
        {months === null ? '按约定' : `${months} 个月`}
        {perMonth && `，折合 ${perMonth}/月`}
      </div>
      <Act plan={plan} terms={terms} isClosed={isClosed} onChoose={onChoose} />
    </li>
  )
}

function Act({ plan, terms, isClosed, onChoose }: PlanCardProps) {
  const isSignedIn = useUnit($isSignedIn)
  const { href } = useLocation()
  // The card says already whom to ask.
  if (plan.priceFen === null) return null
  if (!isSignedIn) {
    return (
      <Link to="/login" search={{ redirect: href }} className={buttonClass('primary')}>
        登录后购买
      </Link>
    )
  }
  if (isClosed) return <p className={styles.note}>请联系客服开通</p>
  if (terms === undefined) return <span className={styles.pending} />
  if (terms.change === null) return <p className={styles.note}>{terms.refusal}</p>
  return (
    <>
      <Button variant="primary" onClick={onChoose}>
        {ACT[terms.change]}
      </Button>
      {terms.vipUntil !== null && <p className={styles.note}>有效期至 {dayText(terms.vipUntil)}</p>}
    </>
  )
}
