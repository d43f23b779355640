import {
  Button,
  ExpiredState,
  FailedState,
  linkClass,
  NoAccessState,
  NoDataState,
  NoMatchState,
  QuotaState,
} from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { BoardSearch, Chip, SearchSchema } from '#shared/board'
import type { ListState } from '../lib/list-state.ts'

interface ListPlaceProps {
  state: ListState
  schema: SearchSchema<'searchGoods'>
  search: BoardSearch<'searchGoods'>
  chips: readonly Chip<'searchGoods'>[]
  isRetrying: boolean
  onRetry: () => void
}

/** What stands in the place of the rows when there are none, each with the next step to take. */
export function ListPlace({ state, schema, search, chips, isRetrying, onRetry }: ListPlaceProps) {
  switch (state.kind) {
    case 'nothing':
      return <NoDataState>这个平台还没有导入商品。导入商品文件后，数据会显示在这里。</NoDataState>
    case 'no-match':
      return (
        <NoMatchState
          filters={chips.map(({ id, label, text }) => ({ id, label, value: text }))}
          onRemove={(id) => {
            const chip = chips.find((one) => one.id === id)
            if (chip) search.go(chip.without)
          }}
          onClear={() => search.go(schema.clear(search.query))}
        />
      )
    case 'past-end':
      return (
        <NoDataState action={<Button onClick={() => search.change({ page: 1 })}>回到第 1 页</Button>}>
          这一页没有您可以查看的数据。
        </NoDataState>
      )
    case 'denied':
      return <NoAccessState />
    case 'quota':
      return <QuotaState resetText={waitText(state.failure.retryAfterMs)} />
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

function waitText(ms: number | undefined): string {
  if (ms === undefined) return '明天 00:00 重置'
  const minutes = Math.ceil(ms / 60_000)
  return minutes < 60 ? `${minutes} 分钟后重置` : `${Math.ceil(minutes / 60)} 小时后重置`
}
