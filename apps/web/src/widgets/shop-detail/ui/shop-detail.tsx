import { FailedState, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Marketplace, shopDetailQuery } from '#entities/shop'
import { BackToList } from '#features/return-to-list'
import { headingClass } from '#shared/card'
import { isRefusal, RefusedState } from '#shared/refusal'
import { askedShop } from '../lib/asked-shop.ts'
import { FindShop } from './find-shop.tsx'
import styles from './shop-detail.module.css'
import { ShopFigures } from './shop-figures.tsx'
import { ShopHead } from './shop-head.tsx'
import { ShopParts } from './shop-parts.tsx'
import { ShopSource } from './shop-source.tsx'
import { ShopTrend } from './shop-trend.tsx'

interface ShopDetailProps {
  marketplace: Marketplace
  /** Path of this page. */
  path: string
  /** Path of the list that this page belongs to. */
  listPath: string
  /** The products of the shop. */
  goods: (mallId: string) => ReactNode
}

/** Everything that is known of one shop. */
export function ShopDetail(props: ShopDetailProps) {
  const id = askedShop(useSearch({ strict: false }))
  return (
    <article className={styles.page}>
      <BackToList listPath={props.listPath} hasTabs />
      {id === undefined ? (
        <FindShop path={props.path} listPath={props.listPath} />
      ) : (
        <KnownShop key={id} id={id} {...props} />
      )}
    </article>
  )
}

function KnownShop({ id, marketplace, path, listPath, goods }: ShopDetailProps & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(shopDetailQuery(marketplace, id))
  if (error?.status === 404) return <FindShop path={path} listPath={listPath} id={id} />
  if (error && isRefusal(error)) return <RefusedState failure={error} size="page" />
  if (error && !data) {
    return <FailedState reason={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Skeleton shape="block" width="100%" height="640px" />
  return (
    <>
      <ShopHead detail={data} />
      <ShopFigures row={data.row} />
      <ShopTrend marketplace={marketplace} id={id} />
      <ShopParts detail={data} />
      <section className={styles.goods} aria-label="店内商品">
        <h2 className={headingClass}>店内商品</h2>
        {goods(id)}
      </section>
      <ShopSource detail={data} />
    </>
  )
}
