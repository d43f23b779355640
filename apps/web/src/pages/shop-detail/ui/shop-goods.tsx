import { Tabs } from '@haixuan/ui-kit'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Marketplace } from '#entities/goods'
import type { RawSearch } from '#shared/board'
import { BoardPage } from '#widgets/board-page'
import { goodsKind } from '#widgets/goods-board'
import { SHOP_GOODS_TABS, type ShopGoodsTab, shopGoodsBoard } from '../boards/shop-goods.ts'

interface ShopGoodsProps {
  marketplace: Marketplace
  path: string
  goodsPath: string
  mallId: string
}

const isTab = (value: unknown): value is ShopGoodsTab => SHOP_GOODS_TABS.some(({ id }) => id === value)

/** The products of a shop: all, best sellers, new ones, cheaper ones, and those that are sold out. */
export function ShopGoods(props: ShopGoodsProps) {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = isTab(raw['tab']) ? raw['tab'] : 'all'
  return (
    <Tabs
      label="店内商品"
      value={tab}
      items={SHOP_GOODS_TABS.map(({ id, label }) => ({
        id,
        label,
        content: <Tab key={id} tab={id} {...props} />,
      }))}
      onChange={(next) => {
        const search = { mall_id: props.mallId, ...(next === 'all' ? {} : { tab: next }) }
        void navigate({
          to: '.',
          search: () => search as never,
          state: true,
          replace: true,
          resetScroll: false,
        })
      }}
    />
  )
}

function Tab({ marketplace, path, goodsPath, mallId, tab }: ShopGoodsProps & { tab: ShopGoodsTab }) {
  const board = useMemo(
    () => shopGoodsBoard({ marketplace, path, goodsPath, mallId, tab }),
    [marketplace, path, goodsPath, mallId, tab],
  )
  return <BoardPage board={board} kind={goodsKind} frame="part" />
}
