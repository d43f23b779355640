import type { components } from '@haixuan/api-sdk'
import {
  Avatar,
  Button,
  exactTime,
  linkClass,
  MISSING,
  moneyText,
  Picture,
  Sentence,
  type StaticColumn,
  StaticTable,
} from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { Card } from '#shared/card'
import type { Tree } from '../lib/tree.ts'
import styles from './tiktok-detail.module.css'

type Schemas = components['schemas']

export const countText = (value: number | null) => (value === null ? MISSING : value.toLocaleString('zh-CN'))
export const usdText = (cents: number | null) =>
  cents === null ? MISSING : moneyText({ minor: cents, currency: 'USD' })

interface RelationProps<Row> {
  title: string
  columns: readonly StaticColumn<Row>[]
  answer: {
    data: readonly Row[] | undefined
    error: { message: string } | null
    isFetching: boolean
    refetch: () => unknown
  }
  rowId: (row: Row) => string
  empty: string
}

/** A short table of what belongs to the thing of the page. */
export function Relation<Row>({ title, columns, answer, rowId, empty }: RelationProps<Row>) {
  const { data, error, isFetching, refetch } = answer
  return (
    <Card title={title}>
      {error && !data ? (
        <p className={styles.note}>
          <Sentence>{error.message}</Sentence>
          <Button size="small" variant="quiet" loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      ) : (
        <StaticTable
          label={title}
          columns={columns}
          rows={data ?? []}
          rowId={rowId}
          empty={data ? empty : '正在加载…'}
          maxHeight={420}
        />
      )}
    </Card>
  )
}

/** A product with its picture, linked to its own page. */
export function GoodsLink({ goods }: { goods: Schemas['GoodsBrief'] }) {
  return (
    <span className={`${styles.thing} ${styles.goods}`}>
      <Picture src={goods.imageUrl} alt="" width={36} height={36} />
      <Link to="/tiktok/detail" search={{ id: goods.id }} className={`${linkClass()} ${styles.name}`}>
        {goods.titleZh ?? goods.title}
      </Link>
    </span>
  )
}

/** A creator with their picture, linked to their own page. */
export function CreatorLink({ creator, tree }: { creator: Schemas['CreatorBrief']; tree: Tree }) {
  return (
    <span className={styles.thing}>
      <Avatar name={creator.nickname} src={creator.avatarUrl} size={32} isDecorative />
      <Link to={`${tree}/creator`} search={{ id: creator.id }} className={`${linkClass()} ${styles.name}`}>
        {creator.nickname}
      </Link>
    </span>
  )
}

/** Where the figures come from and how old they are. */
export function SourceLine(props: { source: Schemas['LiveDetail']['source']; updatedAt: number }) {
  const { kind, name, collectedAt } = props.source
  return (
    <p className={styles.source}>
      <span>来源：{kind === 'demo' ? '示例数据，由系统生成，不是市场采集的数据' : `导入：${name}`}</span>
      {collectedAt !== null && <span>采集时间：{exactTime(collectedAt)}</span>}
      <span>数据更新于 {exactTime(props.updatedAt)}</span>
    </p>
  )
}
