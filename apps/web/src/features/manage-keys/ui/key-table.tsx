import type { OperationData } from '@haixuan/api-sdk'
import { DAY_MS } from '@haixuan/rules'
import { Button, RelativeTime, type StaticColumn, StaticTable, serverNow, Tag } from '@haixuan/ui-kit'
import { useIsNarrow } from '#shared/viewport'
import { SCOPES } from '../config/scopes.ts'
import styles from './key-panel.module.css'

export type Key = OperationData<'listApiKeys'>['rows'][number]

/** Keys, newest first; the key itself is never here. */
export function KeyTable({ rows, onRevoke }: { rows: readonly Key[]; onRevoke: (key: Key) => void }) {
  const isNarrow = useIsNarrow()
  const act: StaticColumn<Key> = {
    id: 'act',
    heading: '操作',
    cell: (key) => (
      <Button size="small" aria-label={`吊销 ${key.name}`} onClick={() => onRevoke(key)}>
        吊销
      </Button>
    ),
  }
  // On a phone what can be done must not be off the screen.
  const columns = isNarrow ? [NAME, act, ...FACTS] : [NAME, ...FACTS, act]
  return <StaticTable label="我的密钥" rows={rows} rowId={({ id }) => id} columns={columns} />
}

const NAME: StaticColumn<Key> = {
  id: 'name',
  heading: '名称',
  isRowName: true,
  cell: ({ name, prefix }) => (
    <span className={styles.name}>
      {name}
      <code className={styles.prefix}>{prefix}…</code>
    </span>
  ),
}

const FACTS: readonly StaticColumn<Key>[] = [
  { id: 'scopes', heading: '权限', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
  { id: 'used', heading: '最近使用', cell: (key) => <LastUse last={key} /> },
  { id: 'expires', heading: '有效期', cell: ({ expiresAt }) => <Expiry at={expiresAt} /> },
  { id: 'created', heading: '创建于', cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
]

const Scopes = ({ scopes }: Pick<Key, 'scopes'>) => (
  <span className={styles.tags}>
    {SCOPES.filter(({ scope }) => scopes.includes(scope)).map(({ scope, name }) => (
      <Tag key={scope} hint={scope}>
        {name}
      </Tag>
    ))}
  </span>
)

const LastUse = ({ last: { lastUsedAt, lastUsedIp } }: { last: Key }) =>
  lastUsedAt === null ? (
    <>从未使用</>
  ) : (
    <span className={styles.name}>
      <RelativeTime time={lastUsedAt} />
      <code className={styles.prefix}>{lastUsedIp}</code>
    </span>
  )

function Expiry({ at }: { at: number }) {
  const left = Math.ceil((at - serverNow()) / DAY_MS)
  if (left <= 0) return <Tag tone="danger">已过期</Tag>
  return left <= 7 ? <Tag tone="warning">还剩 {left} 天</Tag> : <>还剩 {left} 天</>
}
