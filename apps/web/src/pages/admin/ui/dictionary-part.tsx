import type { OperationData } from '@haixuan/api-sdk'
import { TextArea } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiQuery } from '#shared/api'
import styles from './admin.module.css'
import { DeskTable } from './desk-table.tsx'
import { EditDialog } from './edit-dialog.tsx'

type Entry = OperationData<'listAdminDictionary'>[number]

const column = columnsFor<Entry>()
const COLUMNS = [
  column.text('name', { heading: '字典', value: ({ name }) => name, width: 140, pin: 'left' }),
  column.text('key', { heading: '项', value: ({ key }) => key, width: 180 }),
  column.text('value', { heading: '值', value: ({ value }) => value, width: 420, grow: 1 }),
]

/** What the front desk says: codes, record number, partner links, downloads. */
export function DictionaryPart() {
  const [edited, setEdited] = useState<Entry | null>(null)
  const list = useQuery(apiQuery('listAdminDictionary'))
  return (
    <div className={styles.part}>
      <DeskTable
        label="字典"
        columns={COLUMNS}
        rowId={({ name, key }) => `${name} ${key}`}
        list={list}
        acts={(entry) => [{ label: '修改', name: `修改 ${entry.key}`, onPress: () => setEdited(entry) }]}
      />
      {edited && <EntryDialog entry={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function EntryDialog({ entry: { name, key, value }, onClose }: { entry: Entry; onClose: () => void }) {
  const [text, setText] = useState(value ?? '')
  return (
    <EditDialog
      title={`${name} ${key}`}
      onClose={onClose}
      act={() => ({
        run: (how) =>
          api.call(
            'setDictionaryEntry',
            {
              path: { name, key },
              body: { value: text.trim() === '' ? null : text.trim() },
            },
            how,
          ),
        done: '修改成功',
        refresh: ['listAdminDictionary', 'getDictionary'],
      })}
    >
      <TextArea label="值" description="留空则不显示" maxLength={4000} value={text} onChange={setText} />
    </EditDialog>
  )
}
