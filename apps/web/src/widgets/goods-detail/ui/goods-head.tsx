import { Button, CopyIcon, Link, Tag } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { type GoodsRow, goodsName, marketplaceUrl, sourcingUrl } from '#entities/goods'
import { CompareButton } from '#features/compare-rows'
import { copyWanted } from '#features/copy-text'
import { QualityMarks } from '#features/explain-quality'
import { FavouriteButton } from '#features/keep-favourite'
import { ListingButton } from '#features/keep-listing'
import styles from './goods-head.module.css'

const HOSTING = { full: '全托管', semi: '半托管' } as const
const STATUS = { on_sale: '在售', sold_out: '售罄', delisted: '已下架' } as const

/** Both titles, what it is, and what can be done with it. */
export function GoodsHead({ row }: { row: GoodsRow }) {
  const copy = useUnit(copyWanted)
  const url = marketplaceUrl(row)
  const badges = [
    row.hosting && HOSTING[row.hosting],
    row.status && STATUS[row.status],
    row.hasVideo && '有视频',
    ...row.tags,
  ].filter(Boolean)
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{goodsName(row)}</h1>
      {row.titleZh !== null && (
        <p className={styles.alias} lang="en">
          {row.title}
        </p>
      )}
      <div className={styles.line}>
        <span className={styles.facts}>
          ID {row.id}
          {badges.map((badge) => (
            <Tag key={String(badge)}>{badge}</Tag>
          ))}
        </span>
        <QualityMarks quality={row.quality} />
        <span className={styles.actions}>
          <FavouriteButton
            list={{ marketplace: row.marketplace, subject: 'goods' }}
            id={row.id}
            size="small"
          />
          <ListingButton marketplace={row.marketplace} id={row.id} />
          <CompareButton subject="goods" item={{ marketplace: row.marketplace, id: row.id }} size="small" />
          <Button size="small" icon={<CopyIcon />} onClick={() => copy(row.id)}>
            复制ID
          </Button>
          {url && (
            <Button size="small" icon={<CopyIcon />} onClick={() => copy(url)}>
              复制链接
            </Button>
          )}
          {url && (
            <Link external href={url}>
              打开商品页
            </Link>
          )}
          <Link external href={sourcingUrl(row)}>
            1688找同款
          </Link>
        </span>
      </div>
    </header>
  )
}
