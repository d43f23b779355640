import { Button, PlusIcon } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiQuery } from '#shared/api'
import type { ConsoleHost } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'
import { HIDEABLE_NAMES, HostDialog } from './host-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

const column = columnsFor<ConsoleHost>()
const COLUMNS = [
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
  const [edited, setEdited] = useState<ConsoleHost | 'new' | null>(null)
  const [removing, setRemoving] = useState<ConsoleHost | null>(null)
  const list = useQuery(apiQuery('listHosts'))
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Button icon={<PlusIcon />} onClick={() => setEdited('new')}>
          添加域名
        </Button>
      </div>
      <ConsoleTable
        label="白标域名"
        columns={COLUMNS}
        rowId={({ name }) => name}
        list={list}
        acts={(host) => [
          { label: '修改', name: `修改 ${host.name}`, onPress: () => setEdited(host) },
          { label: '移除', name: `移除 ${host.name}`, onPress: () => setRemoving(host) },
        ]}
      />
      {edited && <HostDialog host={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removing && (
        <RemoveDialog
          title={`移除 ${removing.name}？`}
          confirmLabel="移除"
          act={{
            run: () => api.call('removeHost', { path: { name: removing.name } }),
            done: '已恢复为默认品牌',
            refresh: ['listHosts'],
          }}
          onClose={() => setRemoving(null)}
        >
          该域名会显示默认品牌，客户端也不能再嵌入它。
        </RemoveDialog>
      )}
    </div>
  )
}
