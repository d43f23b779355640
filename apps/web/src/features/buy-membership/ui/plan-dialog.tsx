import { DAY_MS } from '@haixuan/rules'
import { DescriptionList, linkClass, RadioGroup, Sentence } from '@haixuan/ui-kit'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { dayText, METHOD_NAME, type PaymentMethod, type Plan, type PlanTerms, yuan } from '#entities/order'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { orderForm } from '../model/orders.ts'
import styles from './buy-membership.module.css'

interface PlanDialogProps {
  plan: Plan
  terms: PlanTerms
  methods: readonly PaymentMethod[]
  onClose: () => void
}

const ABOUT: Readonly<Record<PaymentMethod, string>> = {
  wechat: '扫码支付，即时到账',
  transfer: '转账后由客服核对到账，一般 1 个工作日内开通',
}

/** Asks again what is bought and how it is paid. */
export function PlanDialog({ plan, terms, methods, onClose }: PlanDialogProps) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useForm(orderForm, { start: { planId: plan.id, method: methods[0] ?? 'transfer', key } })
  const credit = Math.floor(terms.creditMs / DAY_MS)
  const given = Math.ceil(terms.givenMs / DAY_MS)
  return (
    <FormDialog
      title={`购买${plan.name}`}
      form={form}
      onClose={onClose}
      submitLabel="提交订单"
      closeOnPressOutside
      className={styles.stack}
    >
      <DescriptionList
        columns={1}
        items={[
          { term: '应付', value: <strong>{plan.priceFen === null ? null : yuan(plan.priceFen)}</strong> },
          { term: '时长', value: plan.months === null ? null : `${plan.months} 个月` },
          ...(terms.change === 'upgrade'
            ? [{ term: '剩余时间折算', value: `当前会员剩余时间折算为 ${credit} 天` }]
            : []),
          ...(terms.change === 'upgrade' && given > 0
            ? [{ term: '赠送时间', value: `剩余 ${given} 天赠送时间不折算，升级后不再保留` }]
            : []),
          {
            term: '到期时间',
            value: terms.vipUntil === null ? null : `${dayText(terms.vipUntil)}（现在支付）`,
          },
        ]}
      />
      <RadioGroup
        label="支付方式"
        options={methods.map((value) => ({
          value,
          label: METHOD_NAME[value],
          description: ABOUT[value],
        }))}
        {...form.field('method')}
      />
      <p className={styles.small}>
        提交订单即表示同意
        <Link to="/yhxy" target="_blank" rel="noopener" className={linkClass()}>
          《用户协议》
        </Link>
        和
        <Link to="/yszc" target="_blank" rel="noopener" className={linkClass()}>
          《隐私政策》
        </Link>
        <Sentence>。会员为虚拟服务，如需退款请联系客服。</Sentence>
      </p>
    </FormDialog>
  )
}
