import type { OperationData } from '@haixuan/api-sdk'
import { Button, ConfirmDialog, PlusIcon } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { api, apiQuery } from '#shared/api'
import { deskActFx } from '../model/desk-act.ts'
import styles from './admin.module.css'
import { DeskTable, RowActs } from './desk-table.tsx'
import { HIDEABLE_NAMES, HostDialog } from './host-dialog.tsx'

export type DeskHost = OperationData<'listHosts'>[number]

const column = columnsFor<DeskHost>()
const FACTS = [
  column.text('name', { heading: '域名', value: ({ name }) => name, width: 200, pin: 'left' }),
  column.text('siteName', { heading: '站点名称', value: ({ siteName }) => siteName }),
  column.text('accent', { heading: '主题色', value: ({ accent }) => accent, width: 90 }),
  column.text('hidden', {
    heading: '隐藏',
    value: ({ hidden }) => hidden.map((word) => HIDEABLE_NAMES[word]).join('、'),
    width: 280,
  }),
  column.text('origins', { heading: '客户端来源', value: ({ origins }) => origins.join('、'), width: 260 }),
]

/** White-label hosts: what the site is called and shows under a name. */
export function HostsPart() {
  const [edited, setEdited] = useState<DeskHost | 'new' | null>(null)
  const [doomed, setDoomed] = useState<DeskHost | null>(null)
  const run = useUnit(deskActFx)
  const { data, error, refetch, isFetching } = useQuery(apiQuery('listHosts'))
  const act = column.custom('act', {
    heading: '操作',
    value: ({ name }) => name,
    text: () => '',
    width: 150,
    render: ({ row, tabIndex }) => (
      <RowActs
        tabIndex={tabIndex}
        acts={[
          { label: '修改', name: `修改 ${row.name}`, onPress: () => setEdited(row) },
          { label: '移除', name: `移除 ${row.name}`, onPress: () => setDoomed(row) },
        ]}
      />
    ),
  })
  const remove = ({ name }: DeskHost) => {
    setDoomed(null)
    const call = () => api.call('removeHost', { path: { name } })
    void run({ run: call, done: '已恢复为默认品牌', refresh: ['listHosts'] }).catch(() => undefined)
  }
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          添加域名
        </Button>
      </div>
      <DeskTable
        label="白标域名"
        columns={[...FACTS, act]}
        rows={data}
        rowId={({ name }) => name}
        error={error}
        onRetry={() => void refetch()}
        isFetching={isFetching}
      />
      {edited && <HostDialog host={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {doomed && (
        <ConfirmDialog
          open
          title={`移除 ${doomed.name}？`}
          confirmLabel="移除"
          onCancel={() => setDoomed(null)}
          onConfirm={() => remove(doomed)}
        >
          该域名会显示默认品牌，客户端也不能再嵌入它。
        </ConfirmDialog>
      )}
    </div>
  )
}
