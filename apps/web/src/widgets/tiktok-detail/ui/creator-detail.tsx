import type { components } from '@haixuan/api-sdk'
import { BarChart, DescriptionList } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { creatorDetailQuery, creatorGoodsQuery, creatorShopsQuery, percentText } from '#entities/creator'
import { livesOfCreatorQuery } from '#entities/live'
import { videosOfCreatorQuery } from '#entities/video'
import { copyWanted } from '#features/copy-text'
import { ContactLine } from '#features/reveal-contact'
import { Card } from '#shared/card'
import type { Tree } from '../lib/tree.ts'
import { CreatorHead } from './creator-head.tsx'
import { CreatorTrend } from './creator-trend.tsx'
import { countText, Relation, SourceLine, usdText } from './parts.tsx'
import { GOODS_COLUMNS, liveColumns, SHOP_COLUMNS, videoColumns } from './relation-columns.tsx'
import { SubjectPage } from './subject-page.tsx'
import styles from './tiktok-detail.module.css'

type Detail = components['schemas']['CreatorDetail']

/** Everything that is known of one creator. */
export function CreatorDetail({ tree }: { tree: Tree }) {
  return (
    <SubjectPage noun="达人" idNoun="账号" listPath={`${tree}/search`} query={creatorDetailQuery}>
      {(detail: Detail) => <KnownCreator detail={detail} tree={tree} />}
    </SubjectPage>
  )
}

const KIND = { self_run: '自营', independent: '独立' } as const

function KnownCreator({ detail, tree }: { detail: Detail; tree: Tree }) {
  const { row } = detail
  const copy = useUnit(copyWanted)
  const goods = useQuery(creatorGoodsQuery(row.id))
  const shops = useQuery(creatorShopsQuery(row.id))
  const videos = useQuery(videosOfCreatorQuery(row.id))
  const lives = useQuery(livesOfCreatorQuery(row.id))
  const rows = <Row,>(answer: { data: { rows: readonly Row[] } | undefined }) => answer.data?.rows
  return (
    <>
      <CreatorHead row={row} />
      <Card title="数据">
        <DescriptionList
          columns={4}
          layout="above"
          items={[
            { term: '粉丝数', value: countText(row.followers) },
            { term: '总点赞数', value: countText(row.likes) },
            { term: '作品数', value: countText(row.videoCount) },
            { term: '平均播放', value: countText(row.avgViews) },
            { term: '互动率', value: percentText(row.engagement) },
            { term: '28天销量(估)', value: countText(row.units) },
            { term: '28天带货GMV($，估)', value: usdText(row.gmvUsd) },
            { term: '直播GMV占比', value: percentText(row.liveShare) },
            { term: '带货总销量(估)', value: countText(detail.unitsTotal) },
            { term: '带货总GMV($，估)', value: usdText(detail.gmvTotalUsd) },
            { term: '带货商品数', value: countText(row.goodsCount) },
            { term: '类型', value: row.kind && KIND[row.kind] },
            { term: '带货类目', value: row.category?.path.join(' / ') ?? null },
            { term: '首次收录', value: detail.firstSeenAt },
            {
              term: '联系方式',
              value: <ContactLine id={row.id} hasContact={row.hasContact} onCopy={copy} />,
              isWide: true,
            },
          ]}
        />
      </Card>
      <CreatorTrend id={row.id} />
      <div className={styles.pair}>
        <Audience audience={detail.audience} />
        <Relation
          title="合作店铺"
          columns={SHOP_COLUMNS}
          answer={shops}
          rowId={({ id }) => id}
          empty="还没有收录他带货的店铺。"
        />
      </div>
      <Relation
        title="带货商品"
        columns={GOODS_COLUMNS}
        answer={goods}
        rowId={({ goods: { id } }) => id}
        empty="还没有收录他带货的商品。"
      />
      <Relation
        title="视频"
        columns={videoColumns(tree)}
        answer={{ ...videos, data: rows(videos) }}
        rowId={({ id }) => id}
        empty="还没有收录他的视频。"
      />
      <Relation
        title="直播"
        columns={liveColumns(tree)}
        answer={{ ...lives, data: rows(lives) }}
        rowId={({ id }) => id}
        empty="还没有收录他的直播。"
      />
      <SourceLine source={detail.source} updatedAt={row.updatedAt} />
    </>
  )
}

const share = (percent: number) => `${percent.toFixed(1)}%`

function Audience({ audience: { female, ages } }: Pick<Detail, 'audience'>) {
  return (
    <Card title="受众">
      {female === null && ages.length === 0 && <p className={styles.note}>没有受众数据。</p>}
      <div className={styles.audience}>
        {female !== null && (
          <BarChart
            label="受众性别"
            format={share}
            bars={[
              { id: 'female', label: '女性', value: female },
              { id: 'male', label: '男性', value: Math.round((100 - female) * 10) / 10 },
            ]}
          />
        )}
        {ages.length > 0 && (
          <BarChart
            label="受众年龄"
            format={share}
            bars={ages.map((age) => ({ id: age.group, label: `${age.group} 岁`, value: age.share }))}
          />
        )}
      </div>
    </Card>
  )
}
