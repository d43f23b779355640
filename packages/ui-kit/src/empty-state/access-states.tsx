import type { ReactNode } from 'react'
import { ClockIcon, LockIcon, UserIcon, WarningIcon, WrenchIcon } from '../icon/index.ts'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

type StateProps = Pick<EmptyStateProps, 'action' | 'size' | 'className' | 'ref'> & { children?: ReactNode }

/** N: the account may not see this. */
export function NoAccessState(props: StateProps) {
  return <EmptyState {...props} title="暂无访问权限，请联系客服" icon={<LockIcon size={20} />} />
}

/** B: the page is not built yet. */
export function UnderConstructionState(props: StateProps) {
  return <EmptyState {...props} title="建设中，敬请期待！" icon={<WrenchIcon size={20} />} />
}

/** C: only for accounts with a custom service. */
export function CustomServiceState(props: StateProps) {
  return <EmptyState {...props} title="该功能为定制服务,请联系客服" icon={<UserIcon size={20} />} />
}

/** U: being upgraded. */
export function UpgradingState(props: StateProps) {
  return <EmptyState {...props} title="升级中..." icon={<WrenchIcon size={20} />} />
}

type QuotaStateProps = StateProps & {
  /** When the quota starts again, as 明天 00:00 重置. */
  resetText: string
  /** Where something is left, but too little, it says so: 今日额度不足. */
  title?: string
}

/** Q: today's quota is used up. */
export function QuotaState({ resetText, title = '今日额度已用完', ...rest }: QuotaStateProps) {
  return (
    <EmptyState {...rest} title={title} icon={<ClockIcon size={20} />}>
      {resetText}
      {rest.children}
    </EmptyState>
  )
}

/** X: the membership has ended. `action` is the way to renew: 续费. */
export function ExpiredState({ action, ...rest }: StateProps & { action: ReactNode }) {
  return <EmptyState {...rest} title="会员已过期" icon={<WarningIcon size={20} />} action={action} />
}
