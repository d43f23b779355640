import { requestPurchaseBody } from '@haixuan/rules'
import { Button, Checkbox, Form, FormActions, Select, Tag, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { monthsOf, type Plan, priceOf, yuan } from '#entities/order'
import { useForm } from '#shared/form'
import { requestForm } from '../model/request-purchase.ts'
import styles from './support-sheet.module.css'

interface RequestFormProps {
  plans: readonly Plan[]
  /** Chosen at first. */
  planId: number | undefined
}

/** A plan, and the shortest time that it is sold for; nothing of a plan that is not sold. */
function chosen(plan: Plan | undefined) {
  return { planId: plan?.id ?? null, months: (plan && monthsOf(plan)[0]) ?? null }
}

/** Which plan, how long, and whether it has been transferred already. */
export function RequestForm({ plans, planId: first }: RequestFormProps) {
  const [key] = useState(() => crypto.randomUUID())
  const { form, submit, field, box, set, values } = useForm(requestForm, {
    start: { ...chosen(plans.find(({ id }) => id === first)), key },
  })
  const { planId, months, hasPaid } = values
  const plan = plans.find(({ id }) => id === planId)
  const choose = (id: string) => set(chosen(plans.find((one) => String(one.id) === id)))
  const price = plan && months !== null ? priceOf(plan, months) : undefined
  return (
    <Form {...form}>
      <div className={styles.pair}>
        <Select
          label="套餐"
          name="planId"
          required
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={planId === null ? null : String(planId)}
          onChange={choose}
        />
        <Select
          label="时长"
          name="months"
          required
          disabled={!plan}
          options={(plan ? monthsOf(plan) : []).map((count) => ({
            value: String(count),
            label: `${count} 个月`,
          }))}
          value={months === null ? null : String(months)}
          onChange={(value) => set({ months: Number(value) })}
        />
      </div>
      {price !== undefined && (
        <p className={styles.price} aria-live="polite">
          {price === null ? '价格由客服与您确认' : `应付 ${yuan(price)}`}
          {price !== null && plan?.isSample && <Tag>示例价格</Tag>}
        </p>
      )}
      <Checkbox {...box('hasPaid')}>我已转账</Checkbox>
      {hasPaid && (
        <TextField
          label="付款账号"
          required
          description="用于核对到账，只保存末四位"
          maxLength={requestPurchaseBody.payer.maxLength}
          autoComplete="off"
          {...field('payer')}
        />
      )}
      <TextField label="留言（选填）" maxLength={requestPurchaseBody.note.maxLength} {...field('note')} />
      <FormActions>
        <Button {...submit} variant="primary">
          提交申请
        </Button>
      </FormActions>
    </Form>
  )
}
