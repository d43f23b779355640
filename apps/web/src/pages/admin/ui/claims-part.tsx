import { MARKETPLACE_NAME } from '@haixuan/rules'
import { exactTime, SegmentedControl, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import type { StoreClaim } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { ClaimDialog, sideText } from './claim-dialog.tsx'
import { ConsoleTable } from './console-table.tsx'

const STATES = [
  { value: 'pending', label: '待判定' },
  { value: 'all', label: '全部' },
] as const
const STATUS = {
  pending: { name: '待判定', tone: 'warning' },
  holder: { name: '归先填的', tone: 'success' },
  claimant: { name: '归后填的', tone: 'success' },
  both: { name: '都属实', tone: 'success' },
  withdrawn: { name: '已撤回', tone: 'neutral' },
} as const
const column = columnsFor<StoreClaim>()
const COLUMNS = [
  column.text('mall', { heading: '店铺 ID', value: ({ mallId }) => mallId, width: 180, pin: 'left' }),
  column.text('marketplace', {
    heading: '平台',
    value: ({ marketplace: name }) => MARKETPLACE_NAME[name],
    width: 90,
  }),
  column.text('holder', {
    heading: '先填的账号',
    value: ({ holder }) => sideText(holder),
    width: 240,
    grow: 1,
  }),
  column.text('claimant', {
    heading: '后填的账号',
    value: ({ claimant }) => sideText(claimant),
    width: 240,
    grow: 1,
  }),
  column.custom('status', {
    heading: '状态',
    value: ({ status }) => status,
    text: ({ status }) => stateWord(STATUS, status).name,
    width: 100,
    render: ({ row: { status } }) => {
      const { tone, name } = stateWord(STATUS, status)
      return <Tag tone={tone}>{name}</Tag>
    },
  }),
  column.text('reply', { heading: '说明', value: ({ reply }) => reply, width: 160 }),
  column.text('created', { heading: '提交时间', value: ({ createdAt }) => exactTime(createdAt), width: 150 }),
]

/** Stores that two accounts have entered. */
export function ClaimsPart() {
  const { read, go } = useListAddress()
  const status = STATES.find(({ value }) => value === read('status'))?.value ?? 'pending'
  const [opened, setOpened] = useState<StoreClaim | null>(null)
  const list = useQuery(apiQuery('listStoreClaims', { query: status === 'all' ? {} : { status } }))
  return (
    <div className={styles.part}>
      <div className={styles.tools}>
        <SegmentedControl
          label="状态"
          options={STATES}
          value={status}
          onChange={(next) => go({ status: next })}
        />
      </div>
      <ConsoleTable
        label="店铺认领"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        actsWidth={90}
        acts={(row) =>
          row.status === 'pending'
            ? [{ label: '判定', name: `判定 ${row.mallId}`, onPress: () => setOpened(row) }]
            : []
        }
      />
      {opened && <ClaimDialog claim={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
