import {
  Button,
  ConfirmDialog,
  Dialog,
  exactTime,
  FailedState,
  PlusIcon,
  Skeleton,
  type StaticColumn,
  StaticTable,
  Tag,
} from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useIsNarrow } from '#shared/viewport'
import { type SubAccount, subAccountUnbound, teamQuery } from '../model/team.ts'
import { AddSubAccountDialog } from './add-sub-account-dialog.tsx'
import { EditSubAccountDialog } from './edit-sub-account-dialog.tsx'
import styles from './team.module.css'

const FACTS: readonly [StaticColumn<SubAccount>, ...StaticColumn<SubAccount>[]] = [
  {
    id: 'nickname',
    heading: '昵称',
    isRowName: true,
    cell: ({ son, state }) => (
      <>
        {son.nickname} {state === 'invited' && <Tag tone="warning">待接受</Tag>}
        {state === 'no_seat' && <Tag tone="danger">暂无席位</Tag>}
      </>
    ),
  },
  { id: 'mobile', heading: '手机号码', cell: ({ son }) => son.mobile },
  { id: 'logins', heading: '登录次数', isNumeric: true, cell: ({ son }) => son.loginCount },
  { id: 'ip', heading: '登录 IP', cell: ({ son }) => son.login_ip ?? '—' },
  { id: 'created', heading: '创建时间', cell: ({ created_at }) => exactTime(created_at) },
]

/** Sub-accounts of a main account: add, edit, unbind. */
export function TeamDialog({ onClose }: { onClose: () => void }) {
  const isNarrow = useIsNarrow()
  const { data, error, refetch, isFetching } = useQuery(teamQuery())
  const unbind = useUnit(subAccountUnbound)
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<SubAccount | 'choose' | null>(null)
  const [removing, setRemoving] = useState<SubAccount | null>(null)
  const act: StaticColumn<SubAccount> = {
    id: 'act',
    heading: '操作',
    cell: (row) => (
      <span className={styles.rowActs}>
        <Button size="small" aria-label={`编辑 ${row.son.nickname}`} onClick={() => setEdited(row)}>
          编辑
        </Button>
        <Button size="small" aria-label={`解绑 ${row.son.nickname}`} onClick={() => setRemoving(row)}>
          解绑
        </Button>
      </span>
    ),
  }
  // On a phone what can be done must not be off the screen.
  const [name, ...facts] = FACTS
  const columns = isNarrow ? [name, act, ...facts] : [...FACTS, act]
  return (
    <Dialog open onOpenChange={onClose} title="子账号管理" size="large">
      <div className={styles.root}>
        <div className={styles.acts}>
          <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
            新增子账号
          </Button>
          <Button onClick={() => setEdited('choose')}>编辑子账号</Button>
        </div>
        {data ? (
          <StaticTable
            label="子账号"
            columns={columns}
            rows={data}
            rowId={({ son }) => son.id}
            empty="还没有子账号"
          />
        ) : error ? (
          <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <Skeleton shape="block" width="100%" height="160px" />
        )}
      </div>
      {isAdding && <AddSubAccountDialog onClose={() => setAdding(false)} />}
      {edited && (
        <EditSubAccountDialog
          subAccounts={data ?? []}
          chosen={edited === 'choose' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          open
          title="您确定要解绑吗？"
          confirmLabel="解绑"
          cancelLabel="取消"
          onCancel={() => setRemoving(null)}
          onConfirm={() => {
            unbind(removing.son.id)
            setRemoving(null)
          }}
        >
          解绑后 {removing.son.nickname} 不再使用您的会员权益与额度，账号本身保留。
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
