import type { ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { RemovableChip } from '../chip/index.ts'
import { ErrorIcon, FilterIcon, ListIcon } from '../icon/index.ts'
import styles from './empty-state.module.css'
import { EmptyState, type EmptyStateProps } from './empty-state.tsx'

type StateProps = Pick<EmptyStateProps, 'size' | 'className' | 'ref'>

/** Z0: there are no data yet. `children` says what to do next; `action` does it. */
export function NoDataState({
  children,
  action,
  ...rest
}: StateProps & { children: ReactNode; action?: ReactNode }) {
  return (
    <EmptyState {...rest} title="暂无数据" icon={<ListIcon size={20} />} action={action}>
      {children}
    </EmptyState>
  )
}

/** A filter that is on. */
export type ActiveFilter = {
  id: string
  label: string
  value: string
}

type NoMatchProps = StateProps & {
  filters: readonly ActiveFilter[]
  onRemove: (id: string) => void
  onClear: () => void
}

/** Z1: the filters match nothing; each can be taken off here. */
export function NoMatchState({ filters, onRemove, onClear, ...rest }: NoMatchProps) {
  return (
    <EmptyState
      {...rest}
      title="没有符合条件的数据"
      icon={<FilterIcon size={20} />}
      action={filters.length > 0 && <Button onClick={onClear}>清空筛选</Button>}
    >
      {filters.length > 0 && (
        <div className={styles.filters}>
          {filters.map(({ id, label, value }) => (
            <RemovableChip key={id} label={label} onRemove={() => onRemove(id)}>
              {value}
            </RemovableChip>
          ))}
        </div>
      )}
    </EmptyState>
  )
}

type FailedProps = StateProps & {
  /** What went wrong, in the server's or our own words. */
  reason?: string
  onRetry: () => void
  retrying?: boolean
}

/** E: the request failed and nothing older can be shown. With older rows use a banner with the same button. */
export function FailedState({ reason, onRetry, retrying = false, ...rest }: FailedProps) {
  return (
    <EmptyState
      {...rest}
      role="alert"
      title="加载失败"
      icon={<ErrorIcon size={20} />}
      action={
        <Button loading={retrying} onClick={onRetry}>
          重试
        </Button>
      }
    >
      {reason}
    </EmptyState>
  )
}
