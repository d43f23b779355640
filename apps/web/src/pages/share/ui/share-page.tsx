import { PageHeader, Tabs } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { RawSearch } from '#shared/board'
import { BroughtOrders } from './brought-orders.tsx'
import { BroughtUsers } from './brought-users.tsx'
import { CommissionMonths } from './commission-months.tsx'
import { Earnings } from './earnings.tsx'
import { Rules } from './rules.tsx'
import { ShareLink } from './share-link.tsx'
import styles from './share-page.module.css'

const ITEMS = [
  { id: 'users', label: '邀请用户', content: <BroughtUsers /> },
  { id: 'orders', label: '订单', content: <BroughtOrders /> },
  { id: 'months', label: '月度佣金', content: <CommissionMonths /> },
] as const

/** Share for gifts: the link, what it has brought, and what was earned. */
export function SharePage() {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = ITEMS.find(({ id }) => id === raw['tab'])?.id ?? 'users'
  return (
    <div className={styles.page}>
      <PageHeader title="分享有礼" meta={<span>邀请好友注册，好友付费后您获得佣金</span>} />
      <ShareLink />
      <Earnings />
      <Tabs
        label="分享明细"
        value={tab}
        onChange={(next) => void navigate({ to: '/share', search: { tab: next }, resetScroll: false })}
        items={ITEMS}
      />
      <Rules />
    </div>
  )
}
