import { Banner } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useServerTime } from '#shared/clock'
import { $user, isVipExpired, vipName, vipRemainingPhrase } from '#shared/session'

/** What the user has now. */
export function CurrentMembership() {
  const user = useUnit($user)
  const now = useServerTime()
  if (!user) return null
  if (user.vip_type === 'general') return <Banner title="当前为普通会员">开通会员后立即生效。</Banner>
  const remaining = vipRemainingPhrase(user.vipExpire, now)
  const isExpired = isVipExpired(user.vipExpire, now)
  return (
    <Banner tone={isExpired ? 'warning' : 'info'} title={`当前会员：${vipName(user.vip_type)}`}>
      {isExpired ? '会员已过期，您的数据仍然保留，续费后立即恢复权益。' : remaining}
    </Banner>
  )
}
