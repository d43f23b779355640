import { NoAccessState, PageHeader, Skeleton, Tabs } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { ASIDE } from '#shared/api'
import type { RawSearch } from '#shared/board'
import { $user } from '#shared/session'
import styles from './admin.module.css'
import { AliasesPart } from './aliases-part.tsx'
import { ClaimsPart } from './claims-part.tsx'
import { CommissionsPart } from './commissions-part.tsx'
import { DictionaryPart } from './dictionary-part.tsx'
import { EventsPart } from './events-part.tsx'
import { FlagsPart } from './flags-part.tsx'
import { HostsPart } from './hosts-part.tsx'
import { ImportsPart } from './imports-part.tsx'
import { JobsPart } from './jobs-part.tsx'
import { MessagesPart } from './messages-part.tsx'
import { NewsPart } from './news-part.tsx'
import { OnboardingPart } from './onboarding-part.tsx'
import { OrdersPart } from './orders-part.tsx'
import { PlansPart } from './plans-part.tsx'
import { RequestsPart, waitingRequestsQuery } from './requests-part.tsx'
import { UsersPart } from './users-part.tsx'

const PARTS = [
  { id: 'users', label: '用户与等级', content: <UsersPart /> },
  { id: 'orders', label: '订单', content: <OrdersPart /> },
  { id: 'commissions', label: '佣金核实', content: <CommissionsPart /> },
  { id: 'requests', label: '开通申请', content: <RequestsPart /> },
  { id: 'settlements', label: '入驻申请', content: <OnboardingPart /> },
  { id: 'claims', label: '店铺认领', content: <ClaimsPart /> },
  { id: 'dictionary', label: '字典', content: <DictionaryPart /> },
  { id: 'aliases', label: '账单表头', content: <AliasesPart /> },
  { id: 'hosts', label: '白标域名', content: <HostsPart /> },
  { id: 'plans', label: '套餐价格', content: <PlansPart /> },
  { id: 'news', label: '资讯', content: <NewsPart /> },
  { id: 'flags', label: '功能开关', content: <FlagsPart /> },
  { id: 'imports', label: '导入任务', content: <ImportsPart /> },
  { id: 'jobs', label: '任务', content: <JobsPart /> },
  { id: 'messages', label: '短信与邮件', content: <MessagesPart /> },
  { id: 'events', label: '操作记录', content: <EventsPart /> },
] as const

/** Requests come while the console is open. */
const AGAIN_MS = 60_000

/** The operator's console. The server decides who may; this page only says so beforehand. */
export function AdminPage() {
  const user = useUnit($user)
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { data: waiting } = useQuery({
    ...waitingRequestsQuery(),
    ...ASIDE,
    enabled: user?.isOperator === true,
    refetchInterval: AGAIN_MS,
  })
  if (user === null) return <Skeleton shape="block" width="100%" height="320px" />
  if (!user.isOperator) return <NoAccessState />
  return (
    <div className={styles.page}>
      <PageHeader title="运营后台" meta={<span>每一次修改都会记入操作记录</span>} />
      <Tabs
        label="运营后台"
        value={PARTS.find(({ id }) => id === raw['tab'])?.id ?? 'users'}
        onChange={(tab) => void navigate({ to: '/admin', search: { tab }, resetScroll: false })}
        items={PARTS.map((part) =>
          part.id === 'requests' ? { ...part, count: waiting?.length ?? null } : part,
        )}
      />
    </div>
  )
}
