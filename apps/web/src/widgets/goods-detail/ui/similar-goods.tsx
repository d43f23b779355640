import { Button, linkClass, moneyText, Picture, Sentence } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type GoodsRow, goodsName, type Marketplace, similarGoodsQuery } from '#entities/goods'
import { headingClass } from '#shared/card'
import styles from './similar-goods.module.css'

interface SimilarGoodsProps {
  marketplace: Marketplace
  id: string
  path: string
}

/** Products like this one, with the two figures that people compare. */
export function SimilarGoods({ marketplace, id, path }: SimilarGoodsProps) {
  const { data, error, refetch } = useQuery(similarGoodsQuery(marketplace, id))
  return (
    <section id="similar" className={styles.part}>
      <h2 className={headingClass}>同款与相似商品</h2>
      {error && !data && (
        <p className={styles.none}>
          <Sentence>{error.message}</Sentence>
          <Button size="small" variant="quiet" onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className={styles.none}>没有找到相似的商品。</p>}
      <ul className={styles.list}>
        {data?.map((row) => (
          <li key={row.id}>
            <Card row={row} path={path} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ row, path }: { row: GoodsRow; path: string }) {
  return (
    <Link to={path} search={{ id: row.id }} className={`${linkClass('plain')} ${styles.card}`}>
      <Picture src={row.imageUrl} alt="" width={56} height={56} />
      <span className={styles.text}>
        <span className={styles.title}>{goodsName(row)}</span>
        <span className={styles.figures}>
          {row.price ? moneyText({ minor: row.price.amount, currency: row.price.currency }) : '—'}
          <span>月销 {row.salesMonth?.toLocaleString('zh-CN') ?? '—'}</span>
        </span>
      </span>
    </Link>
  )
}
