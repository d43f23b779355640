import { Button, ConfirmDialog, FailedState, NoDataState, PlusIcon, Skeleton } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { keysQuery } from '#entities/api-key'
import { $newKey, keyRevoked } from '../model/keys.ts'
import styles from './key-panel.module.css'
import { type Key, KeyTable } from './key-table.tsx'
import { MadeKeyDialog } from './made-key-dialog.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** Keys of the user: what there is, how much of it is used, making and revoking. @param onCopy wants the new key copied */
export function KeyPanel({ onCopy }: { onCopy: (token: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(keysQuery())
  const [made, revoke] = useUnit([$newKey, keyRevoked])
  const [isAsking, setAsking] = useState(false)
  const [removing, setRemoving] = useState<Key | null>(null)
  if (error && !data)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <Skeleton shape="block" width="100%" height="240px" />
  const { rows, limits } = data
  const isFull = rows.length >= limits.keys
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <p className={styles.limits}>
          今日已调用 {count(limits.callsToday)} / {count(limits.callsPerDay)} 次，每分钟最多{' '}
          {count(limits.callsPerMinute)} 次；全部密钥（含主账号与子账号）合并计算，每日
          00:00（北京时间）恢复。
        </p>
        <Button variant="primary" icon={<PlusIcon />} disabled={isFull} onClick={() => setAsking(true)}>
          新建密钥
        </Button>
      </div>
      {isFull && <p className={styles.limits}>密钥最多 {limits.keys} 个，请先吊销不再使用的密钥。</p>}
      {rows.length === 0 ? (
        <NoDataState>还没有密钥。新建一个，选择它能读取的数据和有效期，密钥只显示一次。</NoDataState>
      ) : (
        <KeyTable rows={rows} onRevoke={setRemoving} />
      )}
      {isAsking && <NewKeyDialog onClose={() => setAsking(false)} />}
      {made && <MadeKeyDialog made={made} onCopy={onCopy} />}
      {removing && (
        <ConfirmDialog
          open
          danger
          title={`吊销密钥“${removing.name}”？`}
          confirmLabel="吊销密钥"
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            revoke(removing.id)
            setRemoving(null)
          }}
        >
          使用它的程序会立即收到 401，且不能恢复。
        </ConfirmDialog>
      )}
    </div>
  )
}

const count = (figure: number) => figure.toLocaleString('zh-CN')
