import { Button, Checkbox, Form, FormActions, Select, Tag, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { monthsOf, type Plan, priceOf, yuan } from '#entities/order'
import {
  $requestErrors,
  requestFormLeft,
  requestPurchaseFx,
  requestSubmitted,
} from '../model/request-purchase.ts'
import styles from './support-sheet.module.css'

interface RequestFormProps {
  plans: readonly Plan[]
  /** Chosen at first. */
  planId: number | undefined
}

/** Which plan, how long, and whether it has been transferred already. */
export function RequestForm({ plans, planId }: RequestFormProps) {
  const { errors, isPending, submit, leave } = useUnit({
    errors: $requestErrors,
    isPending: requestPurchaseFx.pending,
    submit: requestSubmitted,
    leave: requestFormLeft,
  })
  const [plan, setPlan] = useState<Plan | undefined>(() => plans.find(({ id }) => id === planId))
  const [months, setMonths] = useState<number | null>(() => (plan && monthsOf(plan)[0]) ?? null)
  const [hasPaid, setPaid] = useState(false)
  const [payer, setPayer] = useState('')
  const [note, setNote] = useState('')
  const [key] = useState(() => crypto.randomUUID())
  useEffect(() => leave, [leave])
  const choose = (id: string) => {
    const next = plans.find((one) => String(one.id) === id)
    setPlan(next)
    setMonths((next && monthsOf(next)[0]) ?? null)
  }
  const price = plan && months !== null ? priceOf(plan, months) : undefined
  return (
    <Form
      errors={errors}
      onSubmit={() => submit({ planId: plan?.id ?? null, months, hasPaid, payer, note, key })}
    >
      <div className={styles.pair}>
        <Select
          label="套餐"
          name="planId"
          required
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={plan ? String(plan.id) : null}
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
          onChange={(value) => setMonths(Number(value))}
        />
      </div>
      {price !== undefined && (
        <p className={styles.price} aria-live="polite">
          {price === null ? '价格由客服与您确认' : `应付 ${yuan(price)}`}
          {price !== null && plan?.isSample && <Tag>示例价格</Tag>}
        </p>
      )}
      <Checkbox checked={hasPaid} onChange={setPaid}>
        我已转账
      </Checkbox>
      {hasPaid && (
        <TextField
          label="付款账号"
          name="payer"
          required
          description="用于核对到账，只保存末四位"
          maxLength={64}
          autoComplete="off"
          value={payer}
          onChange={setPayer}
        />
      )}
      <TextField label="留言（选填）" name="note" maxLength={200} value={note} onChange={setNote} />
      <FormActions>
        <Button type="submit" variant="primary" loading={isPending}>
          提交申请
        </Button>
      </FormActions>
    </Form>
  )
}
