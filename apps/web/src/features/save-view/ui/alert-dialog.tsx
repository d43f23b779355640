import { alertKind, setViewAlertBody } from '@haixuan/rules'
import { Banner, Button, NumberField, Select, Switch } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { alertChoices, SUBJECT_LIMITS } from '../lib/alert-kinds.ts'
import type { AlertRule, SavedView } from '../model/saved-view.ts'
import { alertForm, alertRule } from '../model/view-forms.ts'
import { alertDeleted } from '../model/views.ts'
import styles from './alert-dialog.module.css'
import { AlertPreview } from './alert-preview.tsx'

const ruleOf = (kind: AlertRule['kind'], percent?: number) => ({
  kind,
  percent: percent ?? alertKind(kind).percent?.standard ?? null,
})

const { minimum, maximum } = setViewAlertBody['rule.percent']

/** What a view is watched for, and how often that would have happened. */
export function AlertDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const subject = view.watched?.subject ?? 'goods'
  const kinds = alertChoices(subject)
  const { rule: before = { kind: kinds[0]?.value ?? 'new_rows' }, isOn = true } = view.alert ?? {}
  const remove = useUnit(alertDeleted)
  const form = useForm(alertForm, {
    start: { id: view.id, rule: ruleOf(before.kind, before.percent), isOn },
    onDone: onClose,
  })
  const { values, set, box } = form
  const { kind, percent } = values.rule
  const taken = alertKind(kind).percent
  const rule = alertRule(values.rule)
  const act = view.alert && (
    <Button
      variant="danger"
      onClick={() => {
        remove(view.id)
        onClose()
      }}
    >
      删除提醒
    </Button>
  )
  return (
    <FormDialog
      title={`“${view.name}”的提醒`}
      form={form}
      onClose={onClose}
      act={act}
      submitLabel="保存提醒"
      isDisabled={rule === null}
      closeOnPressOutside
      className={styles.form}
    >
      {view.alert?.brokenReason && (
        <Banner tone="warning" title="这个提醒已停止">
          {view.alert.brokenReason}。请选好列表的条件，用“更新”保存这个视图，或在这里重新保存提醒。
        </Banner>
      )}
      <Select
        label="什么时候提醒"
        name="rule"
        options={kinds}
        value={kind}
        onChange={(next) => set({ rule: ruleOf(next) })}
      />
      {taken && (
        <NumberField
          label="幅度（%）"
          value={percent}
          onChange={(next) => set({ rule: { kind, percent: next } })}
          min={minimum}
          max={maximum}
          description={taken.meaning}
        />
      )}
      <Switch {...box('isOn')}>开启提醒</Switch>
      {view.watched && rule && <AlertPreview watched={view.watched} rule={rule} />}
      <p className={styles.note}>
        每天数据更新后检查一次，命中后在右上角的消息里提醒。{SUBJECT_LIMITS[subject]}
      </p>
    </FormDialog>
  )
}
