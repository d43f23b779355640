import type { OperationData } from '@haixuan/api-sdk'
import { setDictionaryEntryBody } from '@haixuan/rules'
import { TextArea } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { entryForm } from '../model/content-forms.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'

type Entry = OperationData<'listAdminDictionary'>[number]

/** What the entries are, as text for the operator. */
const MEANING: Readonly<Record<string, string>> = {
  'front_desk customer': '客服二维码图片地址',
  'front_desk user_group': '用户交流群二维码',
  'front_desk mpweixin': '公众号二维码',
  'front_desk seo_link': '友情链接，每行一个',
  'front_desk beian': '备案号',
  'contacts wechat': '客服微信号',
  'contacts wechat_link': '客服微信链接，显示为二维码',
  'contacts phone': '客服电话',
  'contacts mail': '客服邮箱',
  'contacts hours': '服务时间',
  'contacts bank': '对公账户，可分行',
}
const column = columnsFor<Entry>()
const COLUMNS = [
  column.text('name', { heading: '字典', value: ({ name }) => name, width: 140, pin: 'left' }),
  column.text('key', { heading: '项', value: ({ key }) => key, width: 180 }),
  column.text('about', {
    heading: '含义',
    value: ({ name, key }) => MEANING[`${name} ${key}`] ?? null,
    width: 180,
  }),
  column.text('value', { heading: '值', value: ({ value }) => value, width: 420, grow: 1 }),
]

/** What the operator can say without a release: codes, contacts, record number, partner links, downloads. */
export function DictionaryPart() {
  const [edited, setEdited] = useState<Entry | null>(null)
  const list = useQuery(apiQuery('listAdminDictionary'))
  return (
    <div className={styles.part}>
      <ConsoleTable
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
  const form = useForm(entryForm, { start: { name, key, value: value ?? '' }, onDone: onClose })
  return (
    <FormDialog title={`${name} ${key}`} form={form} onClose={onClose} className={styles.form}>
      <TextArea
        label="值"
        description="留空则不显示"
        maxLength={setDictionaryEntryBody.value.maxLength}
        {...form.field('value')}
      />
    </FormDialog>
  )
}
