import { DescriptionList, exactTime, linkClass, MISSING, moneyText } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type GoodsRow, shopPageOf } from '#entities/goods'
import { scoreText } from '#shared/row-cells'

const figure = (value: number | null) => (value === null ? MISSING : value.toLocaleString('zh-CN'))
const usd = (cents: number | null) =>
  cents === null ? MISSING : moneyText({ minor: cents, currency: 'USD' })
const money = (value: GoodsRow['price']) =>
  value ? moneyText({ minor: value.amount, currency: value.currency }) : MISSING

/** The figures of a product, exact; — where nothing is known. */
export function GoodsFacts({ row }: { row: GoodsRow }) {
  const estimate = row.quality.estimated ? '(估)' : ''
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['价格', money(row.price)],
    ['美元折算', usd(row.priceUsd)],
    ['划线价', money(row.originalPrice)],
    [`日销${estimate}`, figure(row.salesDay)],
    [`周销${estimate}`, figure(row.salesWeek)],
    [`月销${estimate}`, figure(row.salesMonth)],
    [`总销量${estimate}`, figure(row.salesTotal)],
    ['GMV($，估)', usd(row.gmvUsd)],
    ['评分', scoreText(row.score)],
    ['评论数', figure(row.commentCount)],
    ['同款数', figure(row.similarCount)],
    ['店铺', <ShopName key="shop" row={row} />],
    ['分类', row.category?.path.join(' / ') ?? MISSING],
    ['上架时间', row.listedAt ?? MISSING],
    ['更新时间', exactTime(row.updatedAt)],
  ]
  return <DescriptionList layout="above" items={facts.map(([term, value]) => ({ term, value }))} />
}

/** The shop, linked to the page with all of its products. */
function ShopName({ row }: { row: GoodsRow }) {
  const page = shopPageOf(row)
  if (row.shop === null || page === undefined) return MISSING
  return (
    <Link to={page} className={linkClass()}>
      {row.shop.name}
    </Link>
  )
}
