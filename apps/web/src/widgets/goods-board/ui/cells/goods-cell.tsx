import { classNames, Picture } from '@haixuan/ui-kit'
import { type GoodsRow, goodsName } from '#entities/goods'
import { useIsListed } from '#features/keep-listing'
import { RowLink } from '#shared/row-cells'
import styles from './goods-cell.module.css'

const HOSTING = { full: '全托', semi: '半托' } as const

interface Badge {
  text: string
  tone?: keyof typeof HOSTING | 'listed'
}

/**
 * Whether the reader has listed it, how it is sold, what is the matter with it, and the first two of the marketplace's
 * own words.
 */
function badges({ hosting, status, hasVideo, tags }: GoodsRow, isListed: boolean): readonly Badge[] {
  const found: Badge[] = isListed ? [{ text: '已上架', tone: 'listed' }] : []
  if (hosting) found.push({ text: HOSTING[hosting], tone: hosting })
  if (status === 'sold_out') found.push({ text: '售罄' })
  if (status === 'delisted') found.push({ text: '已下架' })
  if (hasVideo) found.push({ text: '视频' })
  for (const text of tags.slice(0, 2)) found.push({ text })
  return found
}

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
  const isListed = useIsListed(row.id)
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
        {badges(row, isListed).map(({ text, tone }, place) => (
          // By place: the badges of another row are written into the boxes that are there.
          <span key={place} className={classNames(styles.tag, tone && styles[tone])}>
            {text}
          </span>
        ))}
        <span className={styles.id}>{row.id}</span>
      </span>
    </span>
  )
}
