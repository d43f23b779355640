import type { components } from '@haixuan/api-sdk'
import { Donut, exactNumber } from '@haixuan/ui-kit'
import { cardClass, headingClass } from '#shared/card'
import styles from './detail-table.module.css'

type Channels = components['schemas']['GoodsChannels']

const NAMES = { video: '视频', live: '直播', card: '商品卡' } as const
const ORDER = ['video', 'live', 'card'] as const

/** Through what a product of TikTok sold in the last 30 days. */
export function ChannelCard({ channels }: { channels: Channels }) {
  const slices = ORDER.flatMap((id) => {
    const value = channels[id]
    return value === null ? [] : [{ id, label: NAMES[id], value }]
  })
  const missing = ORDER.filter((id) => channels[id] === null).map((id) => NAMES[id])
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return (
    <section className={cardClass}>
      <h2 className={headingClass}>
        渠道分布 <span className={styles.aside}>近 30 天销量（估）</span>
      </h2>
      {slices.length > 0 && (
        <Donut
          label="近 30 天销量的渠道分布"
          slices={slices}
          format={exactNumber}
          center={exactNumber(total)}
        />
      )}
      {channels.cardIsRest && (
        <p className={styles.note}>商品卡是推算的：近 30 天销量减去视频与直播的销量。</p>
      )}
      {missing.length > 0 && (
        <p className={styles.note}>
          {missing.join('、')}：—，数据源没有给出{slices.length > 0 && '，不计入占比'}。
        </p>
      )}
    </section>
  )
}
