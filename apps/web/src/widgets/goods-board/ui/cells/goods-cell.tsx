import { classNames, Picture } from '@haixuan/ui-kit'
import { type GoodsRow, goodsName } from '#entities/goods'
import { RowLink } from '#shared/row-cells'
import styles from './goods-cell.module.css'

const HOSTING = { full: '全托', semi: '半托' } as const

interface GoodsCellProps {
  row: GoodsRow
  /** Address of the row's own page, if it has one. */
  href: string | undefined
  onOpen: () => void
  tabIndex: 0 | -1
}

/** Picture, both titles, badges and id. */
export function GoodsCell({ row, ...link }: GoodsCellProps) {
  const name = goodsName(row)
  return (
    <span className={styles.goods}>
      <Picture
        className={styles.picture ?? ''}
        src={row.imageUrl}
        alt=""
        width={44}
        height={44}
        tabIndex={link.tabIndex}
      />
      <RowLink name={name} {...link} />
      <span className={styles.alias} title={row.title} lang="en">
        {row.titleZh === null ? '' : row.title}
      </span>
      <span className={styles.facts}>
        {row.hosting && (
          <span className={classNames(styles.tag, styles[row.hosting])}>{HOSTING[row.hosting]}</span>
        )}
        {row.status === 'sold_out' && <span className={styles.tag}>售罄</span>}
        {row.status === 'delisted' && <span className={styles.tag}>已下架</span>}
        {row.hasVideo && <span className={styles.tag}>视频</span>}
        {row.tags.slice(0, 2).map((tag) => (
          <span key={tag} className={styles.tag}>
            {tag}
          </span>
        ))}
        <span className={styles.id}>{row.id}</span>
      </span>
    </span>
  )
}
