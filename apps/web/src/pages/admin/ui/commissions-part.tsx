import type { OperationData } from '@haixuan/api-sdk'
import { exactTime, Tag } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { yuan } from '#entities/order'
import { apiQuery } from '#shared/api'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { releaseForm } from '../model/order-forms.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'

type Held = OperationData<'listHeldCommissions'>[number]

const REASONS: Readonly<Record<Held['reason'], string>> = {
  payer: '付款账号相同',
  device: '登录设备与地址相同',
  company: '入驻企业相同',
}
const who = (nickname: string, mobile: string | null) => `${nickname} ${mobile ?? ''}`.trim()
const column = columnsFor<Held>()
const COLUMNS = [
  column.text('number', {
    heading: '订单号',
    value: ({ number, orderId }) => number ?? orderId,
    width: 150,
    pin: 'left',
  }),
  column.text('referrer', {
    heading: '推荐人',
    value: ({ referrer, referrerMobile }) => who(referrer, referrerMobile),
    width: 200,
  }),
  column.text('buyer', {
    heading: '买家',
    value: ({ buyer, buyerMobile }) => who(buyer, buyerMobile),
    width: 200,
  }),
  column.number('total', { heading: '实付', value: ({ totalFen }) => totalFen, format: yuan, width: 110 }),
  column.number('commission', {
    heading: '佣金',
    value: ({ commissionFen }) => commissionFen,
    format: yuan,
    width: 110,
  }),
  column.custom('reason', {
    heading: '原因',
    value: ({ reason }) => reason,
    text: ({ reason }) => REASONS[reason],
    width: 180,
    render: ({ row: { reason } }) => <Tag tone="warning">{REASONS[reason]}</Tag>,
  }),
  column.text('paid', { heading: '支付时间', value: ({ paidAt }) => exactTime(paidAt), width: 150 }),
]

/** Commissions that look like the referrer's own money: they wait until the operator has looked. */
export function CommissionsPart() {
  const [chosen, setChosen] = useState<Held | null>(null)
  const list = useQuery(apiQuery('listHeldCommissions'))
  return (
    <div className={styles.part}>
      <ConsoleTable
        label="待核实的佣金"
        columns={COLUMNS}
        rowId={({ orderId }) => orderId}
        list={list}
        acts={(row) => [
          { label: '放行', name: `放行 ${row.number ?? row.orderId}`, onPress: () => setChosen(row) },
        ]}
      />
      {chosen && <ReleaseDialog held={chosen} onClose={() => setChosen(null)} />}
    </div>
  )
}

function ReleaseDialog({ held, onClose }: { held: Held; onClose: () => void }) {
  const { orderId: id, number, referrer, referrerMobile, commissionFen, reason } = held
  const form = useForm(releaseForm, { start: { id }, onDone: onClose })
  return (
    <FormDialog
      title={`放行佣金 ${number ?? id}`}
      form={form}
      onClose={onClose}
      submitLabel="放行"
      className={styles.form}
    >
      <p>
        {who(referrer, referrerMobile)} 的佣金 {yuan(commissionFen)}，买家与推荐人{REASONS[reason]}
        。确认不是推荐自己后放行；放行后不再因同样的原因暂停。
      </p>
    </FormDialog>
  )
}
