import type { OperationData } from '@haixuan/api-sdk'
import { exactTime, FailedState, Skeleton, type StaticColumn, StaticTable, Tag } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#shared/api'
import { stateWord, wordOf } from '#shared/known-word'
import styles from './admin.module.css'

type Messages = OperationData<'listAdminMessages'>
type Message = Messages['rows'][number]

const CHANNEL = { mail: '邮件', text: '短信' } as const
const PURPOSE = { register: '注册', reset: '重设密码', confirm: '确认邮箱', notices: '通知' } as const
const STATE = {
  waiting: { name: '等待发送', tone: 'info' },
  sent: { name: '已发送', tone: 'success' },
  refused: { name: '被拒收', tone: 'danger' },
  expired: { name: '已过期', tone: 'warning' },
  dropped: { name: '不需要，未发送', tone: 'neutral' },
} as const

const COLUMNS: readonly StaticColumn<Message>[] = [
  { id: 'time', heading: '时间', isRowName: true, cell: ({ createdAt }) => exactTime(createdAt) },
  { id: 'channel', heading: '渠道', cell: ({ channel }) => wordOf(CHANNEL, channel) },
  { id: 'purpose', heading: '用途', cell: ({ purpose }) => wordOf(PURPOSE, purpose) },
  {
    id: 'state',
    heading: '状态',
    cell: ({ state }) => <Tag tone={stateWord(STATE, state).tone}>{stateWord(STATE, state).name}</Tag>,
  },
  {
    id: 'error',
    heading: '最近一次失败',
    cell: ({ error }) => (error === null ? '—' : <span className={styles.reason}>{error}</span>),
  },
]

/** Whether mail and text messages are set up, and how the newest ended; neither recipients nor contents. */
export function MessagesPart() {
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listAdminMessages'))
  if (!data)
    return error ? (
      <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton shape="block" width="100%" height="160px" />
    )
  return (
    <div className={styles.part}>
      <State name="邮件" channel={data.mail} />
      <State name="短信" channel={data.text} />
      {data.rows.length > 0 && (
        <StaticTable label="最近的消息" columns={COLUMNS} rows={data.rows} rowId={({ id }) => id} />
      )}
    </div>
  )
}

function State({ name, channel }: { name: string; channel: Messages['mail'] }) {
  return (
    <p>
      <Tag
        tone={channel.isReady ? 'success' : 'warning'}
      >{`${name}${channel.isReady ? '已开通' : '未开通'}`}</Tag>{' '}
      {channel.sentence}
    </p>
  )
}
