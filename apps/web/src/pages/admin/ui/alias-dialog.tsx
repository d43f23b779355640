import type { OperationData } from '@haixuan/api-sdk'
import { addBillAliasBody } from '@haixuan/rules'
import { Button, Select, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import {
  $aliasEffect,
  type AliasEffect,
  aliasChanged,
  aliasForm,
  aliasTriedFx,
} from '../model/alias-forms.ts'
import styles from './admin.module.css'

interface AliasDialogProps {
  columns: OperationData<'listBillAliases'>['columns']
  onClose: () => void
}

/** A new name of a column, with what it would change before it is added. */
export function AliasDialog({ columns, onClose }: AliasDialogProps) {
  const { effect, isTrying, attempt, changed } = useUnit({
    ...{ effect: $aliasEffect, isTrying: aliasTriedFx.pending },
    ...{ attempt: aliasTriedFx, changed: aliasChanged },
  })
  const close = () => {
    changed()
    onClose()
  }
  const form = useForm(aliasForm, { onDone: close })
  const { values, field, set } = form
  const bills = [...new Map(columns.map(({ layout, title }) => [layout, title]))]
  const own = columns.filter(({ layout }) => layout === values.layout)
  const known = own.find((one) => one.field === values.field)?.aliases ?? []
  const isWhole = values.layout !== '' && values.field !== '' && values.alias.trim() !== ''
  return (
    <FormDialog
      title="添加表头"
      size="medium"
      form={form}
      onClose={close}
      submitLabel="添加"
      className={styles.form}
      act={
        <Button
          disabled={!isWhole}
          loading={isTrying}
          onClick={() => void attempt(values).catch(() => undefined)}
        >
          试一下
        </Button>
      }
    >
      <Select
        label="账单"
        options={bills.map(([value, label]) => ({ value, label }))}
        {...field('layout')}
        onChange={(layout) => {
          changed()
          set({ layout, field: '' })
        }}
      />
      <Select
        label="当作哪一列"
        disabled={own.length === 0}
        options={own.map(({ field: value, heading }) => ({ value, label: heading }))}
        {...field('field')}
        onChange={(next) => {
          changed()
          set({ field: next })
        }}
      />
      <TextField
        label="文件里的表头"
        description={known.length > 0 ? `已经认识：${known.join('、')}` : '与文件里的写法一样'}
        maxLength={addBillAliasBody.alias.maxLength}
        required
        {...field('alias')}
        onChange={(alias) => {
          changed()
          set({ alias })
        }}
      />
      {effect && <EffectText effect={effect} />}
    </FormDialog>
  )
}

function EffectText({ effect: { example, changed } }: { effect: AliasEffect }) {
  const { before, after, headings } = example
  return (
    <div role="status">
      <p className={styles.follows}>
        表头为 {headings.join('、')} 的表：现在{before === null ? '不认识' : `认成「${before}」`}，添加后
        {after === null ? '仍不认识' : `认成「${after}」`}。
      </p>
      {changed.length === 0
        ? '已经认识的表都不变。'
        : `不能添加：${changed.map((one) => `「${one.before ?? '不认识'}」的表「${one.sheet}」会变成「${one.after ?? '不认识'}」`).join('；')}。`}
    </div>
  )
}
