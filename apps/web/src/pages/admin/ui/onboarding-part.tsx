import { exactTime, SegmentedControl, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#shared/api'
import { stateWord } from '#shared/known-word'
import { useListAddress } from '#shared/list-address'
import type { OnboardingApplication } from '../model/console-rows.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'
import { OnboardingDialog } from './onboarding-dialog.tsx'

const STATES = [
  { value: 'pending', label: '待审核' },
  { value: 'all', label: '全部' },
] as const
const SETTLEMENT_STATUS = {
  pending: { name: '待审核', tone: 'warning' },
  incomplete: { name: '需补充', tone: 'info' },
  approved: { name: '已通过', tone: 'success' },
  rejected: { name: '已拒绝', tone: 'danger' },
} as const
const column = columnsFor<OnboardingApplication>()
const COLUMNS = [
  column.text('company', { heading: '公司', value: ({ company }) => company, width: 200, pin: 'left' }),
  column.text('code', { heading: '信用代码', value: ({ creditCode }) => creditCode, width: 180 }),
  column.text('contact', { heading: '联系人', value: ({ contact }) => contact }),
  column.text('mobile', { heading: '手机', value: ({ mobile }) => mobile, width: 130 }),
  column.custom('status', {
    heading: '状态',
    value: ({ status }) => status,
    text: ({ status }) => stateWord(SETTLEMENT_STATUS, status).name,
    render: ({ row: { status } }) => (
      <Tag tone={stateWord(SETTLEMENT_STATUS, status).tone}>{stateWord(SETTLEMENT_STATUS, status).name}</Tag>
    ),
  }),
  column.text('created', { heading: '提交时间', value: ({ createdAt }) => exactTime(createdAt), width: 150 }),
]

/** Companies that want to settle in. */
export function OnboardingPart() {
  const { read, go } = useListAddress()
  const status = STATES.find(({ value }) => value === read('status'))?.value ?? 'pending'
  const [opened, setOpened] = useState<OnboardingApplication | null>(null)
  const list = useQuery(apiQuery('listAdminSettlements', { query: status === 'all' ? {} : { status } }))
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
        label="入驻申请"
        columns={COLUMNS}
        rowId={({ id }) => id}
        list={list}
        acts={(row) => [{ label: '查看', name: `查看 ${row.company}`, onPress: () => setOpened(row) }]}
      />
      {opened && <OnboardingDialog application={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
