import type { components } from '@haixuan/api-sdk'
import { exactTime } from '@haixuan/ui-kit'
import styles from './shop-detail.module.css'

/** Where the figures come from and how old they are. */
export function ShopSource({ detail }: { detail: components['schemas']['ShopDetail'] }) {
  const { source, firstSeenAt, row } = detail
  const kind =
    source === null
      ? '由店内商品汇总，没有导入店铺资料'
      : source.kind === 'demo'
        ? '示例数据，由系统生成，不是市场采集的数据'
        : `导入：${source.name}；销量由店内商品汇总`
  return (
    <p className={styles.source}>
      <span>来源：{kind}</span>
      {source !== null && source.collectedAt !== null && (
        <span>采集时间：{exactTime(source.collectedAt)}</span>
      )}
      <span>首次收录商品：{firstSeenAt ?? '—'}</span>
      {row.updatedAt !== null && <span>数据更新于 {exactTime(row.updatedAt)}</span>}
    </p>
  )
}
