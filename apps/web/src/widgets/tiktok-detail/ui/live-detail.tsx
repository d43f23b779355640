import type { components } from '@haixuan/api-sdk'
import {
  Button,
  CopyIcon,
  DescriptionList,
  exactTime,
  Picture,
  type StaticColumn,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { TimeSeriesChart } from '@haixuan/ui-kit/chart'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { liveDetailQuery, minutesText } from '#entities/live'
import { copyWanted } from '#features/copy-text'
import { QualityMarks } from '#features/explain-quality'
import { FavouriteButton } from '#features/keep-favourite'
import { Card } from '#shared/card'
import { liveSeries } from '../lib/day-series.ts'
import type { Tree } from '../lib/tree.ts'
import { CreatorLink, countText, GoodsLink, SourceLine, usdText } from './parts.tsx'
import { SubjectPage } from './subject-page.tsx'
import styles from './tiktok-detail.module.css'

type Detail = components['schemas']['LiveDetail']
type Shown = Detail['goods'][number]

/** Everything that is known of one live. */
export function LiveDetail({ tree }: { tree: Tree }) {
  return (
    <SubjectPage noun="直播" idNoun="编号" listPath={`${tree}/live`} query={liveDetailQuery}>
      {(detail: Detail) => <KnownLive detail={detail} tree={tree} />}
    </SubjectPage>
  )
}

function KnownLive({ detail, tree }: { detail: Detail; tree: Tree }) {
  const { row, goods } = detail
  const series = useMemo(() => liveSeries(detail), [detail])
  const columns = useMemo(() => goodsColumns(detail), [detail])
  return (
    <>
      <LiveHead row={row} />
      <Card title="数据">
        <DescriptionList
          columns={4}
          layout="above"
          items={[
            { term: '主播', value: <CreatorLink creator={row.creator} tree={tree} /> },
            { term: '主播粉丝数', value: countText(row.creator.followers) },
            { term: '开播时间', value: exactTime(row.startedAt) },
            { term: '下播时间', value: row.endedAt === null ? '直播中' : exactTime(row.endedAt) },
            { term: '直播时长', value: minutesText(row.duration) },
            { term: '总销量(估)', value: countText(row.units) },
            { term: '总销售额($，估)', value: usdText(row.gmvUsd) },
            { term: '累计观看人次', value: countText(row.viewers) },
            { term: '在线人数峰值', value: countText(row.peakOnline) },
            { term: '商品数', value: countText(row.goodsCount) },
            { term: '国家', value: row.regionName },
            { term: '类目', value: row.category?.path.join(' / ') ?? null },
          ]}
        />
      </Card>
      <Card title="每分钟在线人数与销售额">
        {detail.online.length === 0 && detail.gmvByMinute.length === 0 ? (
          <p className={styles.note}>没有这场直播的分钟数据。</p>
        ) : (
          <TimeSeriesChart label="每分钟在线人数与销售额" series={series} height={280} />
        )}
      </Card>
      <Card title="商品讲解">
        <StaticTable
          label="商品讲解"
          columns={columns}
          rows={goods}
          rowId={({ place }) => String(place)}
          empty="没有收录这场直播的商品。"
          maxHeight={560}
        />
      </Card>
      <SourceLine source={detail.source} updatedAt={row.updatedAt} />
    </>
  )
}

function LiveHead({ row }: Pick<Detail, 'row'>) {
  const copy = useUnit(copyWanted)
  return (
    <header className={styles.head}>
      <Picture src={row.coverUrl} alt="" width={64} height={64} />
      <div className={styles.names}>
        <h1 className={styles.title}>{row.title}</h1>
        <div className={styles.line}>
          {row.onAir && <Tag tone="danger">直播中</Tag>}
          <span>ID {row.id}</span>
          <QualityMarks quality={row.quality} />
        </div>
      </div>
      <div className={styles.actions}>
        <FavouriteButton list={{ marketplace: 'tiktok', subject: 'live' }} id={row.id} />
        <Button icon={<CopyIcon />} onClick={() => copy(row.id)}>
          复制ID
        </Button>
      </div>
    </header>
  )
}

function spanText({ fromMinute, toMinute }: Shown): string {
  if (fromMinute === null) return '未讲解'
  return toMinute === null ? `第 ${fromMinute} 分钟起` : `第 ${fromMinute}–${toMinute} 分钟`
}

/** When a product was explained, as a bar over the whole live. */
function Explained({ item, minutes }: { item: Shown; minutes: number }) {
  const { fromMinute, toMinute } = item
  if (fromMinute === null) return <span className={styles.note}>未讲解</span>
  const left = (fromMinute / minutes) * 100
  const width = (((toMinute ?? minutes) - fromMinute) / minutes) * 100
  return (
    <div className={styles.track} role="img" aria-label={spanText(item)} title={spanText(item)}>
      <span className={styles.span} style={{ insetInlineStart: `${left}%`, inlineSize: `${width}%` }} />
    </div>
  )
}

function goodsColumns({ row, goods, online }: Detail): readonly StaticColumn<Shown>[] {
  const ends = goods.map(({ toMinute }) => toMinute ?? 0)
  const minutes = Math.max(1, row.duration ?? 0, online.length, ...ends)
  return [
    { id: 'place', heading: '#', isNumeric: true, cell: ({ place }) => place },
    { id: 'goods', heading: '商品', isRowName: true, cell: (item) => <GoodsLink goods={item.goods} /> },
    { id: 'price', heading: '售价($)', isNumeric: true, cell: (item) => usdText(item.goods.priceUsd) },
    { id: 'shop', heading: '店铺', cell: ({ shop }) => shop ?? '—' },
    { id: 'bar', heading: '讲解时段', cell: (item) => <Explained item={item} minutes={minutes} /> },
    { id: 'span', heading: '分钟', cell: spanText },
    { id: 'units', heading: '销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
    { id: 'gmv', heading: '销售额($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
  ]
}
