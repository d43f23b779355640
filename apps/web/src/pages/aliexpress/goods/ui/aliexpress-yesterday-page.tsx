import { SegmentedControl } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BoardPage } from '#widgets/board-page'
import { goodsKind, RankFrame, rankKind } from '#widgets/goods-board'
import { aliexpressYesterday } from '../boards/yesterday.ts'
import { aliexpressAllGoods } from '../tabs/all-goods.ts'

const TABS = [
  { value: 'rank', label: '昨日榜单' },
  { value: 'all', label: '全部商品' },
] as const

/** The board of yesterday, and the search of all products: the marketplace has no other page for it. */
export function AliexpressYesterdayPage() {
  const { tab }: { tab?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const shown = tab === 'all' ? 'all' : 'rank'
  const tabs = useMemo(
    () => (
      <SegmentedControl
        label="范围"
        value={shown}
        options={TABS}
        onChange={(next) => {
          const search = next === 'all' ? { tab: next } : {}
          void navigate({ to: '.', search: () => search as never, resetScroll: false })
        }}
      />
    ),
    [shown, navigate],
  )
  if (shown === 'all') return <BoardPage key="all" board={aliexpressAllGoods} kind={goodsKind} tabs={tabs} />
  return (
    <RankFrame key="rank" board={aliexpressYesterday} lead={tabs}>
      {(frame) => <BoardPage board={aliexpressYesterday} kind={rankKind} {...frame} />}
    </RankFrame>
  )
}
