import { DAY_MS } from '@haixuan/rules'
import { classNames } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { useServerTime } from '#shared/clock'
import { SITE } from '#shared/config'
import { $user, isVipExpired, vipName, vipRemaining } from '#shared/session'
import styles from './vip-badge.module.css'

const WEEK_MS = 7 * DAY_MS

/** Membership and what is left of it, by the server's clock; leads to the page where it is renewed. */
export function VipBadge() {
  const user = useUnit($user)
  const now = useServerTime()
  if (!user) return <span className={styles.pending} />
  const remaining = user.vip_type === 'general' ? '' : vipRemaining(user.vipExpire, now)
  const isEnding = user.vipExpire !== null && user.vip_type !== 'general' && user.vipExpire - now < WEEK_MS
  const isExpired = isVipExpired(user.vipExpire, now)
  const look = classNames(
    styles.root,
    user.vip_type !== 'general' && styles.member,
    isEnding && styles.ending,
  )
  const words = (
    <>
      <span className={styles.name}>{vipName(user.vip_type)}</span>
      {remaining && <span className={styles.left}>{isExpired ? remaining : `剩余 ${remaining}`}</span>}
    </>
  )
  // Some hosts sell no renewals: there the badge only says.
  if (SITE.hidden.has('renewal')) return <span className={look}>{words}</span>
  return (
    <Link to="/buy" title="会员购买与续费" className={look}>
      {words}
    </Link>
  )
}
