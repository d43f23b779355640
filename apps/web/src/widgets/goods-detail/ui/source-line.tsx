import type { components } from '@haixuan/api-sdk'
import { exactTime } from '@haixuan/ui-kit'
import styles from './goods-detail.module.css'

/** Where the figures come from and how old they are. */
export function SourceLine({ detail }: { detail: components['schemas']['GoodsDetail'] }) {
  const { source, firstSeenAt, row } = detail
  const kind = source.kind === 'demo' ? '示例数据，由系统生成，不是市场采集的数据' : `导入：${source.name}`
  return (
    <p className={styles.source}>
      <span>来源：{kind}</span>
      {source.collectedAt !== null && <span>采集时间：{exactTime(source.collectedAt)}</span>}
      <span>首次收录：{firstSeenAt ?? '—'}</span>
      <span>数据更新于 {exactTime(row.updatedAt)}</span>
    </p>
  )
}
