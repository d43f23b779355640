import { Button, ExpiredState, FailedState, linkClass, NoDataState, NoMatchState } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { RefusedState } from '#shared/refusal'
import type { ListState } from '../lib/list-state.ts'

interface EmptyRowsProps {
  state: ListState
  /** What to say where the marketplace has no row at all. */
  nothing: string
  /** The filters that are on. */
  filters: readonly { id: string; label: string; value: string }[]
  onRemove: (id: string) => void
  onClear: () => void
  onFirstPage: () => void
  isRetrying: boolean
  onRetry: () => void
}

/** What is in the place of the rows when there are none, each with the next step to take. */
export function EmptyRows(props: EmptyRowsProps) {
  const { state, nothing, filters, onRemove, onClear, onFirstPage, isRetrying, onRetry } = props
  switch (state.kind) {
    case 'nothing':
      return <NoDataState>{nothing}</NoDataState>
    case 'no-match':
      return <NoMatchState filters={filters} onRemove={onRemove} onClear={onClear} />
    case 'past-end':
      return (
        <NoDataState action={<Button onClick={onFirstPage}>回到第 1 页</Button>}>
          这一页没有您可以查看的数据。
        </NoDataState>
      )
    case 'denied':
    case 'quota':
      return <RefusedState failure={state.failure} />
    case 'expired':
      return (
        <ExpiredState
          action={
            <Link to="/buy" className={linkClass()}>
              续费
            </Link>
          }
        >
          {state.failure.message}
        </ExpiredState>
      )
    case 'failed':
      return <FailedState reason={state.failure.message} onRetry={onRetry} retrying={isRetrying} />
    case 'loading':
    case 'rows':
      return null
  }
}
