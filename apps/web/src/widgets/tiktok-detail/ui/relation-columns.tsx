import type { components } from '@haixuan/api-sdk'
import { exactTime, linkClass, type StaticColumn } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { type LiveRow, minutesText } from '#entities/live'
import type { VideoRow } from '#entities/video'
import type { Tree } from '../lib/tree.ts'
import { countText, GoodsLink, usdText } from './parts.tsx'
import styles from './tiktok-detail.module.css'

type CreatorGoods = components['schemas']['CreatorGoodsRow']
type CreatorShop = components['schemas']['CreatorShopRow']

/** What a creator sells. */
export const GOODS_COLUMNS: readonly StaticColumn<CreatorGoods>[] = [
  { id: 'goods', heading: '商品', isRowName: true, cell: ({ goods }) => <GoodsLink goods={goods} /> },
  { id: 'units', heading: '销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
  { id: 'gmv', heading: 'GMV($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
  { id: 'videos', heading: '视频', isNumeric: true, cell: ({ videos }) => countText(videos) },
  { id: 'lives', heading: '直播', isNumeric: true, cell: ({ lives }) => countText(lives) },
]

/** Shops of what a creator sells. */
export const SHOP_COLUMNS: readonly StaticColumn<CreatorShop>[] = [
  { id: 'name', heading: '店铺', isRowName: true, cell: ({ name }) => name },
  { id: 'goods', heading: '带货商品', isNumeric: true, cell: ({ goods }) => countText(goods) },
  { id: 'units', heading: '销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
  { id: 'gmv', heading: 'GMV($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
]

/** Videos, each linked to its own page in the same tree. */
export const videoColumns = (tree: Tree): readonly StaticColumn<VideoRow>[] => [
  {
    id: 'title',
    heading: '视频',
    isRowName: true,
    cell: ({ id, title }) => (
      <Link to={`${tree}/video`} search={{ id }} className={`${linkClass()} ${styles.name}`}>
        {title}
      </Link>
    ),
  },
  { id: 'posted', heading: '发布', cell: ({ postedAt }) => exactTime(postedAt) },
  { id: 'views', heading: '播放', isNumeric: true, cell: ({ views }) => countText(views) },
  { id: 'units', heading: '视频销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
  { id: 'gmv', heading: '视频GMV($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
]

/** Lives, each linked to its own page in the same tree. */
export const liveColumns = (tree: Tree): readonly StaticColumn<LiveRow>[] => [
  {
    id: 'title',
    heading: '直播',
    isRowName: true,
    cell: ({ id, title, onAir }) => (
      <Link to={`${tree}/livedetail`} search={{ id }} className={`${linkClass()} ${styles.name}`}>
        {onAir ? `直播中 ${title}` : title}
      </Link>
    ),
  },
  { id: 'started', heading: '开播', cell: ({ startedAt }) => exactTime(startedAt) },
  { id: 'minutes', heading: '时长', cell: ({ duration }) => minutesText(duration) },
  { id: 'units', heading: '销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
  { id: 'gmv', heading: '销售额($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
]
