import type { components } from '@haixuan/api-sdk'
import { Button, CopyIcon, DescriptionList, exactTime, Link, Picture, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { percentText } from '#entities/creator'
import { type VideoRow, videoDetailQuery, videosOfCreatorQuery, videosOfGoodsQuery } from '#entities/video'
import { copyWanted } from '#features/copy-text'
import { QualityMarks } from '#features/explain-quality'
import { FavouriteButton } from '#features/keep-favourite'
import { Card } from '#shared/card'
import type { Tree } from '../lib/tree.ts'
import { CreatorLink, countText, GoodsLink, Relation, SourceLine, usdText } from './parts.tsx'
import { videoColumns } from './relation-columns.tsx'
import { SubjectPage } from './subject-page.tsx'
import styles from './tiktok-detail.module.css'

type Detail = components['schemas']['VideoDetail']

/** Everything that is known of one video. */
export function VideoDetail({ tree }: { tree: Tree }) {
  return (
    <SubjectPage noun="视频" idNoun="编号" listPath={`${tree}/goodvideo`} query={videoDetailQuery}>
      {(detail: Detail) => <KnownVideo detail={detail} tree={tree} />}
    </SubjectPage>
  )
}

const promotedText = (promoted: boolean | null) => (promoted === null ? null : promoted ? '是' : '否')

function KnownVideo({ detail, tree }: { detail: Detail; tree: Tree }) {
  const { row } = detail
  const others = useQuery(videosOfCreatorQuery(row.creator.id))
  return (
    <>
      <VideoHead row={row} />
      <Card title="数据">
        <DescriptionList
          columns={4}
          layout="above"
          items={[
            { term: '达人', value: <CreatorLink creator={row.creator} tree={tree} /> },
            { term: '达人粉丝数', value: countText(row.creator.followers) },
            { term: '发布时间', value: exactTime(row.postedAt) },
            { term: '时长', value: row.duration === null ? null : `${row.duration} 秒` },
            { term: '播放', value: countText(row.views) },
            { term: '点赞', value: countText(row.likes) },
            { term: '评论', value: countText(row.comments) },
            { term: '分享', value: countText(row.shares) },
            { term: '互动率', value: percentText(detail.engagement) },
            { term: '视频销量(估)', value: countText(row.units) },
            { term: '视频GMV($，估)', value: usdText(row.gmvUsd) },
            { term: '千次播放GMV($，估)', value: usdText(detail.perThousandViewsUsd) },
            { term: '是否投流', value: promotedText(row.promoted) },
            { term: '国家', value: row.regionName },
            { term: '类目', value: row.category?.path.join(' / ') ?? null },
            { term: '带货商品', value: row.goods && <GoodsLink goods={row.goods} />, isWide: true },
          ]}
        />
      </Card>
      <Videos title="该达人的其他视频" answer={others} tree={tree} without={row.id} />
      {row.goods && <SameGoods goodsId={row.goods.id} tree={tree} without={row.id} />}
      <SourceLine source={detail.source} updatedAt={row.updatedAt} />
    </>
  )
}

function VideoHead({ row }: Pick<Detail, 'row'>) {
  const copy = useUnit(copyWanted)
  return (
    <header className={styles.head}>
      <Picture src={row.coverUrl} alt="" width={64} height={64} />
      <div className={styles.names}>
        <h1 className={styles.title}>{row.title}</h1>
        <div className={styles.line}>
          {row.promoted && <Tag tone="info">投流</Tag>}
          <span>ID {row.id}</span>
          <QualityMarks quality={row.quality} />
        </div>
      </div>
      <div className={styles.actions}>
        <FavouriteButton list={{ marketplace: 'tiktok', subject: 'video' }} id={row.id} />
        <Button icon={<CopyIcon />} onClick={() => copy(row.id)}>
          复制ID
        </Button>
        {row.url !== null && (
          <Link external href={row.url}>
            打开视频
          </Link>
        )}
      </div>
    </header>
  )
}

type Answer = Parameters<typeof Relation<VideoRow>>[0]['answer']
interface VideosProps {
  title: string
  answer: Omit<Answer, 'data'> & { data: { rows: readonly VideoRow[] } | undefined }
  tree: Tree
  /** Id of the video of the page. */
  without: string
}

function Videos({ title, answer, tree, without }: VideosProps) {
  const data = answer.data?.rows.filter(({ id }) => id !== without)
  return (
    <Relation
      title={title}
      columns={videoColumns(tree)}
      answer={{ ...answer, data }}
      rowId={({ id }) => id}
      empty="没有收录其他视频。"
    />
  )
}

function SameGoods({ goodsId, ...rest }: Pick<VideosProps, 'tree' | 'without'> & { goodsId: string }) {
  const answer = useQuery(videosOfGoodsQuery(goodsId))
  return <Videos title="同一商品的其他视频" answer={answer} {...rest} />
}
