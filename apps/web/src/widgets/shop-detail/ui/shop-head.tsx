import type { components } from '@haixuan/api-sdk'
import { Button, CopyIcon, ExternalIcon, linkClass, PageHeader, Picture, Tag } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useUnit } from 'effector-react'
import { shopTags, shopUrl } from '#entities/shop'
import { CompareButton } from '#features/compare-rows'
import { copyWanted } from '#features/copy-text'
import { QualityMarks } from '#features/explain-quality'
import { FavouriteButton } from '#features/keep-favourite'
import { MARKETPLACE_PAGES } from '#shared/routes'
import styles from './shop-detail.module.css'

/** Who the shop is. */
export function ShopHead({ detail }: { detail: components['schemas']['ShopDetail'] }) {
  const { row, shops } = detail
  const { dsr } = row
  const copy = useUnit(copyWanted)
  const url = shopUrl(row)
  const sellerPage = MARKETPLACE_PAGES[row.marketplace].seller
  const stars = (value: number | null) => (value === null ? '—' : value.toFixed(2))
  return (
    <header className={styles.head}>
      {row.logoUrl === null ? (
        <span className={styles.initial} aria-hidden="true">
          {[...row.name][0] ?? ''}
        </span>
      ) : (
        <Picture src={row.logoUrl} alt="" width={64} height={64} />
      )}
      <div>
        <PageHeader
          title={row.name}
          badge={
            <span className={styles.tags}>
              {shopTags(row).map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
              {Object.values(row.quality).some(Boolean) && <QualityMarks quality={row.quality} />}
            </span>
          }
          actions={
            <>
              <FavouriteButton list={{ marketplace: row.marketplace, subject: 'shop' }} id={row.id} />
              <CompareButton subject="shop" item={{ marketplace: row.marketplace, id: row.id }} />
              <Button icon={<CopyIcon />} onClick={() => copy(row.id)}>
                复制ID
              </Button>
              {url !== null && (
                <a className={linkClass()} href={url} target="_blank" rel="noopener noreferrer">
                  打开店铺 <ExternalIcon />
                </a>
              )}
            </>
          }
        />
        <p className={styles.facts}>
          <span>ID {row.id}</span>
          <span>评分 {stars(row.score)}</span>
          <span>粉丝 {row.followers?.toLocaleString('zh-CN') ?? '—'}</span>
          <span>开店 {row.openedAt ?? '—'}</span>
          {row.brand !== null && <span>品牌 {row.brand}</span>}
          {row.regionName !== null && <span>站点 {row.regionName}</span>}
          {dsr && (
            <span>
              描述相符 {stars(dsr.item)} · 沟通 {stars(dsr.service)} · 发货速度 {stars(dsr.shipping)}
            </span>
          )}
          {row.company &&
            (sellerPage ? (
              <Link
                to={sellerPage}
                search={{ seller: row.company.id } as never}
                className={linkClass('plain')}
              >
                {row.company.name}（{shops} 家店铺）
              </Link>
            ) : (
              <span>
                {row.company.name}（{shops} 家店铺）
              </span>
            ))}
        </p>
      </div>
    </header>
  )
}
