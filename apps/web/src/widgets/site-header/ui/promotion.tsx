import { Countdown } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PROMOTION_END, plansQuery, promotionEnd } from '#entities/order'
import { useServerTime } from '#shared/clock'
import { SITE } from '#shared/config'
import styles from './promotion.module.css'

/** Countdown of the promotion, by its rule and by the server's clock; afterwards nobody is asked for prices. */
export function Promotion() {
  const now = useServerTime()
  const isPast = now >= PROMOTION_END
  const { data: plans = [] } = useQuery({ ...plansQuery(), enabled: !isPast && !SITE.hidden.has('renewal') })
  const end = promotionEnd(plans, now)
  if (end === null) return null
  return (
    <Link to="/buy" className={styles.root}>
      限时优惠 <Countdown end={end} label="活动结束" />
    </Link>
  )
}
