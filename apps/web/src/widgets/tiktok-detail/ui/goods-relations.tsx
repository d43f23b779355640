import type { StaticColumn } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { type CreatorRow, creatorsOfGoodsQuery, percentText } from '#entities/creator'
import { livesOfGoodsQuery } from '#entities/live'
import { videosOfGoodsQuery } from '#entities/video'
import type { Tree } from '../lib/tree.ts'
import { CreatorLink, countText, Relation, usdText } from './parts.tsx'
import { liveColumns, videoColumns } from './relation-columns.tsx'

const creatorColumns = (tree: Tree): readonly StaticColumn<CreatorRow>[] => [
  {
    id: 'creator',
    heading: '达人',
    isRowName: true,
    cell: (row) => <CreatorLink creator={row} tree={tree} />,
  },
  { id: 'followers', heading: '粉丝数', isNumeric: true, cell: ({ followers }) => countText(followers) },
  { id: 'engagement', heading: '互动率', isNumeric: true, cell: ({ engagement }) => percentText(engagement) },
  { id: 'units', heading: '28天销量(估)', isNumeric: true, cell: ({ units }) => countText(units) },
  { id: 'gmv', heading: '28天GMV($，估)', isNumeric: true, cell: ({ gmvUsd }) => usdText(gmvUsd) },
]

/** Who sells a product, in which videos and lives. */
export function GoodsRelations({ id, tree }: { id: string; tree: Tree }) {
  const creators = useQuery(creatorsOfGoodsQuery(id))
  const videos = useQuery(videosOfGoodsQuery(id))
  const lives = useQuery(livesOfGoodsQuery(id))
  const rows = <Row,>(answer: { data: { rows: readonly Row[] } | undefined }) => answer.data?.rows
  return (
    <>
      <Relation
        title="关联达人"
        columns={creatorColumns(tree)}
        answer={{ ...creators, data: rows(creators) }}
        rowId={(row) => row.id}
        empty="还没有收录带这个商品的达人。"
      />
      <Relation
        title="关联视频"
        columns={videoColumns(tree)}
        answer={{ ...videos, data: rows(videos) }}
        rowId={(row) => row.id}
        empty="还没有收录这个商品的视频。"
      />
      <Relation
        title="关联直播"
        columns={liveColumns(tree)}
        answer={{ ...lives, data: rows(lives) }}
        rowId={(row) => row.id}
        empty="还没有收录讲解这个商品的直播。"
      />
    </>
  )
}
