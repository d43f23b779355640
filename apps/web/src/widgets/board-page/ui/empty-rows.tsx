import { Button, ExpiredState, FailedState, linkClass, NoDataState, NoMatchState } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { BoardSearch, Chip, ListOperation, QueryPatch, SearchSchema } from '#shared/board'
import { RefusedState } from '#shared/refusal'
import type { ListState } from '../lib/list-state.ts'

interface EmptyRowsProps<Op extends ListOperation> {
  state: ListState
  /** What to say where the marketplace has no row at all. */
  nothing: string
  schema: SearchSchema<Op>
  search: BoardSearch<Op>
  chips: readonly Chip<Op>[]
  isRetrying: boolean
  onRetry: () => void
}

/** What is in the place of the rows when there are none, each with the next step to take. */
export function EmptyRows<Op extends ListOperation>(props: EmptyRowsProps<Op>) {
  const { state, nothing, schema, search, chips, isRetrying, onRetry } = props
  switch (state.kind) {
    case 'nothing':
      return <NoDataState>{nothing}</NoDataState>
    case 'no-match':
      return (
        <NoMatchState
          filters={chips.map(({ id, label, text }) => ({ id, label, value: text }))}
          onRemove={(id) => {
            const chip = chips.find((one) => one.id === id)
            if (chip) void search.change(chip.off)
          }}
          onClear={() => search.go(schema.clear(search.query))}
        />
      )
    case 'past-end':
      return (
        <NoDataState
          action={
            <Button onClick={() => search.change({ page: 1 } as unknown as QueryPatch<Op>)}>
              回到第 1 页
            </Button>
          }
        >
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
