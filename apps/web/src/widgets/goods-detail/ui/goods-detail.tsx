import type { components } from '@haixuan/api-sdk'
import { marketplaceRecord } from '@haixuan/rules'
import { FailedState, Gallery } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { goodsDetailQuery, goodsName, type Marketplace } from '#entities/goods'
import { BackToList } from '#features/return-to-list'
import { isRefusal, RefusedState } from '#shared/refusal'
import { askedGoods } from '../lib/asked-goods.ts'
import { ChanceCard } from './chance-card.tsx'
import { ChannelCard } from './channel-card.tsx'
import { FindGoods } from './find-goods.tsx'
import styles from './goods-detail.module.css'
import { GoodsFacts } from './goods-facts.tsx'
import { GoodsHead } from './goods-head.tsx'
import { GoodsLog } from './goods-log.tsx'
import { PriceTable } from './price-table.tsx'
import { ReviewCard } from './review-card.tsx'
import { SimilarGoods } from './similar-goods.tsx'
import { SkuCard } from './sku-card.tsx'
import { SourceLine } from './source-line.tsx'
import { TrendCard } from './trend-card.tsx'

interface GoodsDetailProps {
  marketplace: Marketplace
  /** Path of this page. */
  path: string
  /** Path of the list that this page belongs to. */
  listPath: string
  /** What else belongs to a product of this marketplace. */
  relations?: (id: string) => ReactNode
}

/** Everything that is known of one product. */
export function GoodsDetail({ marketplace, path, listPath, relations }: GoodsDetailProps) {
  const { id } = askedGoods(useSearch({ strict: false }))
  return (
    <article className={styles.page}>
      <BackToList listPath={listPath} />
      {id === undefined ? (
        <FindGoods path={path} listPath={listPath} />
      ) : (
        <KnownGoods key={id} {...{ id, marketplace, path, listPath }}>
          {relations?.(id)}
        </KnownGoods>
      )}
    </article>
  )
}

interface KnownGoodsProps extends Omit<GoodsDetailProps, 'relations'> {
  id: string
  children: ReactNode
}

function KnownGoods({ id, marketplace, path, listPath, children }: KnownGoodsProps) {
  const { region } = askedGoods(useSearch({ strict: false }))
  const { data, error, isFetching, refetch } = useQuery(goodsDetailQuery(marketplace, id))
  if (error?.status === 404) return <FindGoods path={path} listPath={listPath} id={id} />
  if (error && isRefusal(error)) return <RefusedState failure={error} size="page" />
  if (error && !data) {
    return <FailedState reason={error.message} retrying={isFetching} onRetry={() => void refetch()} />
  }
  if (!data) return <Waiting />
  return (
    <>
      <GoodsHead row={data.row} />
      <div className={styles.top}>
        <Gallery label={goodsName(data.row)} images={picturesOf(data)} />
        <GoodsFacts row={data.row} />
      </div>
      <TrendCard marketplace={marketplace} id={id} region={region} prices={data.prices} />
      <div className={styles.pair}>
        <SkuCard skus={data.skus} sizes={data.sizes} hasSizes={marketplaceRecord(marketplace).hasSizes} />
        <ChanceCard chance={data.chance} />
      </div>
      <div className={styles.pair}>
        <div className={styles.stack}>
          <PriceTable prices={data.prices} />
          {data.channels && <ChannelCard channels={data.channels} />}
        </div>
        <ReviewCard {...data} />
      </div>
      <GoodsLog detail={data} />
      {children}
      <SimilarGoods marketplace={marketplace} id={id} path={path} />
      <SourceLine detail={data} />
    </>
  )
}

/** The one of the list where a product has no others. */
const picturesOf = ({ images, row }: components['schemas']['GoodsDetail']) =>
  images.length > 0 || row.imageUrl === null ? images : [row.imageUrl]

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className={styles.waitingText} role="status">
        正在加载商品…
      </span>
    </div>
  )
}
