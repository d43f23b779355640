import { Button, DateField, RadioGroup, Select, TextField } from '@haixuan/ui-kit'
import { useState } from 'react'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { layout } from '#shared/page-layout'
import { amountForm } from '../model/type-amount.ts'

const KINDS = [
  { value: 'balance', label: '账户余额' },
  { value: 'reserve', label: '预留' },
] as const

interface TypeAmountProps {
  stores: readonly { id: string; name: string }[]
  currency: string
  /** Proposed day, yyyy-mm-dd. */
  day: string
}

/** The way to say an amount that no file carries. */
export function TypeAmountButton(props: TypeAmountProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        手填余额和预留
      </Button>
      {isOpen && <TypeAmountDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function TypeAmountDialog({ stores, currency, day, onClose }: TypeAmountProps & { onClose: () => void }) {
  const start = { store: stores[0]?.id ?? '', currency, day }
  const form = useForm(amountForm, { start, onDone: onClose })
  return (
    <FormDialog title="手填余额和预留" form={form} onClose={onClose}>
      <p className={layout.note}>
        官方文件里没有余额和预留，只能照卖家中心填写；页面会标明手填、日期和是谁填的。金额留空表示撤回这一天的。
      </p>
      <Select
        label="店铺"
        required
        options={stores.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.field('store')}
      />
      <RadioGroup label="填什么" layout="row" options={KINDS} {...form.field('kind')} />
      <DateField
        label="哪一天结束时"
        required
        max={day}
        {...form.field('day')}
        onChange={(next) => form.field('day').onChange(next ?? '')}
      />
      <TextField label={`金额（${currency}）`} inputMode="decimal" {...form.field('amount')} />
    </FormDialog>
  )
}
