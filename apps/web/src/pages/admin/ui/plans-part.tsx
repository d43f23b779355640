import { TextField } from '@haixuan/ui-kit'
import { columnsFor } from '@haixuan/ui-kit/data-table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Plan, plansQuery, yuan } from '#entities/order'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { priceForm } from '../model/order-forms.ts'
import styles from './admin.module.css'
import { ConsoleTable } from './console-table.tsx'

const column = columnsFor<Plan>()
const COLUMNS = [
  column.text('name', { heading: '套餐', value: ({ name }) => name, width: 160, pin: 'left' }),
  column.number('id', { heading: '编号', value: ({ id }) => id }),
  column.number('months', { heading: '时长', unit: '月', value: ({ months }) => months }),
  column.text('price', {
    heading: '价格',
    value: ({ priceFen, isSample }) =>
      priceFen === null ? '未定价' : `${yuan(priceFen)}${isSample ? '（示例）' : ''}`,
  }),
]

/** Prices of the memberships. */
export function PlansPart() {
  const [edited, setEdited] = useState<Plan | null>(null)
  const list = useQuery(plansQuery())
  return (
    <div className={styles.part}>
      <ConsoleTable
        label="套餐"
        columns={COLUMNS}
        rowId={({ id }) => String(id)}
        list={list}
        acts={(plan) => [{ label: '改价', name: `修改 ${plan.name} 的价格`, onPress: () => setEdited(plan) }]}
      />
      {edited && <PriceDialog plan={edited} onClose={() => setEdited(null)} />}
    </div>
  )
}

function PriceDialog({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  const form = useForm(priceForm, {
    start: { id: plan.id, priceFen: plan.price === null ? '' : String(plan.price) },
    onDone: onClose,
  })
  return (
    <FormDialog title={`${plan.name} 的价格`} form={form} onClose={onClose} className={styles.form}>
      <TextField
        label="价格（元）"
        description="已提交的订单不变；不填则由买家提交申请，价格另行约定"
        inputMode="decimal"
        {...form.field('priceFen')}
      />
    </FormDialog>
  )
}
