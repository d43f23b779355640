import { marketplaceRecord } from '@haixuan/rules'
import { exactTime } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { apiQuery } from '#shared/api'
import { type Marketplace, mayOpen } from '#shared/routes'
import { $user } from '#shared/session'

/** How old the data of a marketplace are, for anyone who may see them; nothing for others. */
export function Freshness({ marketplace, className }: { marketplace: Marketplace; className?: string }) {
  const user = useUnit($user)
  const isAllowed = mayOpen(marketplaceRecord(marketplace).access, user)
  const { data } = useQuery({
    ...apiQuery('getMarket', { path: { marketplace } }),
    enabled: isAllowed,
  })
  if (!isAllowed || !data) return null
  return (
    <p className={className}>{data.asOf === null ? '还没有数据' : `数据更新于 ${exactTime(data.asOf)}`}</p>
  )
}
