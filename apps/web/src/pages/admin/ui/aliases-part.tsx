import type { OperationData } from '@haixuan/api-sdk'
import { Button, exactTime, PlusIcon } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, apiQuery } from '#shared/api'
import styles from './admin.module.css'
import { AliasDialog } from './alias-dialog.tsx'
import { ConsoleTable } from './console-table.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

type Aliases = OperationData<'listBillAliases'>
interface Row {
  added: Aliases['added'][number]
  column: Aliases['columns'][number] | undefined
}

const column = columnsFor<Row>()
const COLUMNS = [
  column.text('alias', {
    heading: '文件里的表头',
    value: ({ added }) => added.alias,
    width: 200,
    pin: 'left',
  }),
  column.text('bill', {
    heading: '账单',
    value: ({ added, column: own }) => own?.title ?? added.layout,
    width: 220,
    grow: 1,
  }),
  column.text('heading', {
    heading: '当作哪一列',
    value: ({ added, column: own }) => own?.heading ?? added.field,
    width: 180,
  }),
  column.text('at', { heading: '添加时间', value: ({ added }) => exactTime(added.addedAt), width: 150 }),
]

/** Names of columns that the marketplace renamed: they count from the next file on, without a release. */
export function AliasesPart() {
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<Row | null>(null)
  const query = useQuery(apiQuery('listBillAliases'))
  const { data } = query
  const rows = data?.added.map(
    (added): Row => ({
      added,
      column: data.columns.find(({ layout, field }) => layout === added.layout && field === added.field),
    }),
  )
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <Button icon={<PlusIcon />} disabled={data === undefined} onClick={() => setIsAdding(true)}>
          添加表头
        </Button>
      </div>
      <ConsoleTable
        label="账单表头"
        columns={COLUMNS}
        rowId={({ added }) => `${added.layout} ${added.alias}`}
        list={{ ...query, data: rows }}
        actsWidth={90}
        acts={(row) => [{ label: '移除', name: `移除 ${row.added.alias}`, onPress: () => setRemoving(row) }]}
      />
      {isAdding && data && <AliasDialog columns={data.columns} onClose={() => setIsAdding(false)} />}
      {removing && (
        <RemoveDialog
          title={`移除表头“${removing.added.alias}”？`}
          confirmLabel="移除"
          act={{
            run: () =>
              api.call('removeBillAlias', {
                query: { layout: removing.added.layout, alias: removing.added.alias },
              }),
            done: '已移除，从下一个文件起不再认识',
            refresh: ['listBillAliases'],
          }}
          onClose={() => setRemoving(null)}
        >
          已经导入的数据不变；以后的文件里，这个表头不再当作「
          {removing.column?.heading ?? removing.added.field}
          」列。
        </RemoveDialog>
      )}
    </div>
  )
}
