import { Button, CopyIcon, linkClass, NoDataState, PageHeader } from '@haixuan/ui-kit'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import {
  $baskets,
  type Comparable,
  type Compared,
  compareCleared,
  compareHref,
  compareRemoved,
  readItems,
} from '#features/compare-rows'
import { copyWanted } from '#features/copy-text'
import type { RawSearch } from '#shared/board'
import { GOODS_LINES } from '../lib/goods-lines.ts'
import { SHOP_LINES } from '../lib/shop-lines.ts'
import styles from './compare-page.module.css'
import { CompareThings } from './compare-things.tsx'
import { useGoods } from './use-goods.ts'
import { useShops } from './use-shops.ts'

/** Up to six things beside each other, as the address says; one without ids shows what waits in the basket. */
export function ComparePage() {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const { copy, remove, clear, baskets } = useUnit({
    copy: copyWanted,
    remove: compareRemoved,
    clear: compareCleared,
    baskets: $baskets,
  })
  const { kind, ids } = raw
  const isBare = kind === undefined && ids === undefined
  const subject: Comparable =
    kind === 'shop' || (isBare && baskets.goods.length === 0 && baskets.shop.length > 0) ? 'shop' : 'goods'
  const items = ids === undefined ? baskets[subject] : readItems(typeof ids === 'string' ? ids : '')
  const drop = (item: Compared) => {
    remove({ subject, items: [item] })
    const left = items.filter((one) => one !== item)
    void navigate({ href: compareHref(subject, left), replace: true })
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={subject === 'goods' ? '商品对比' : '店铺对比'}
        meta={<span>{items.length} / 6</span>}
        actions={
          items.length > 0 && (
            <>
              <Button
                icon={<CopyIcon />}
                onClick={() => copy(`${location.origin}${compareHref(subject, items)}`)}
              >
                复制链接
              </Button>
              <Button
                onClick={() => {
                  clear(subject)
                  void navigate({ href: compareHref(subject, []), replace: true })
                }}
              >
                清空
              </Button>
            </>
          )
        }
      />
      {items.length === 0 ? (
        <NoDataState
          action={
            <Link to={subject === 'goods' ? '/temu/home' : '/temu/shopSearch'} className={linkClass()}>
              去选{subject === 'goods' ? '商品' : '店铺'}
            </Link>
          }
        >
          还没有要对比的{subject === 'goods' ? '商品' : '店铺'}。在榜单的行上按
          c，或在行菜单里选“加入对比”，最多 6 个。
        </NoDataState>
      ) : (
        <Beside subject={subject} items={items} onRemove={drop} />
      )}
    </div>
  )
}

interface BesideProps {
  items: readonly Compared[]
  onRemove: (item: Compared) => void
}

const Beside = ({ subject, ...rest }: BesideProps & { subject: Comparable }) =>
  subject === 'goods' ? <GoodsBeside {...rest} /> : <ShopsBeside {...rest} />

function GoodsBeside({ items, onRemove }: BesideProps) {
  const found = useGoods(items)
  return <CompareThings found={found} lines={GOODS_LINES} noun="商品" money="美元价格" onRemove={onRemove} />
}

function ShopsBeside({ items, onRemove }: BesideProps) {
  const found = useShops(items)
  return <CompareThings found={found} lines={SHOP_LINES} noun="店铺" money="销售额($)" onRemove={onRemove} />
}
