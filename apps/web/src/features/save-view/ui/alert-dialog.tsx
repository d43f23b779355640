import { Button, Dialog, NumberField, Select, Switch } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { ALERT_KINDS, PERCENT_MEANING, STANDARD_PERCENT, SUBJECT_LIMITS } from '../lib/alert-kinds.ts'
import type { AlertRule, Asked, SavedView } from '../model/saved-view.ts'
import { alertDeleted, alertSet } from '../model/views.ts'
import styles from './alert-dialog.module.css'
import { AlertPreview } from './alert-preview.tsx'

interface AlertDialogProps {
  view: SavedView
  asked: Asked
  onClose: () => void
}

/** What a view is watched for, and how often that would have happened. */
export function AlertDialog({ view, onClose }: AlertDialogProps) {
  const subject = view.watched?.subject ?? 'goods'
  const kinds = ALERT_KINDS[subject]
  const first = kinds[0]?.value ?? 'new_rows'
  const [kind, setKind] = useState<AlertRule['kind']>(view.alert?.rule.kind ?? first)
  const [percent, setPercent] = useState<number | null>(
    view.alert?.rule.percent ?? STANDARD_PERCENT[kind] ?? null,
  )
  const [isOn, setOn] = useState(view.alert?.isOn ?? true)
  const { set, remove } = useUnit({ set: alertSet, remove: alertDeleted })
  const takesPercent = STANDARD_PERCENT[kind] !== undefined
  const isWhole = !takesPercent || (percent !== null && percent >= 1 && percent <= 1000)
  const rule: AlertRule = takesPercent && percent !== null ? { kind, percent } : { kind }
  const choose = (next: AlertRule['kind']) => {
    setKind(next)
    setPercent(STANDARD_PERCENT[next] ?? null)
  }
  return (
    <Dialog
      open
      size="small"
      title={`“${view.name}”的提醒`}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {view.alert && (
            <Button
              variant="danger"
              onClick={() => {
                remove(view.id)
                onClose()
              }}
            >
              删除提醒
            </Button>
          )}
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            disabled={!isWhole}
            onClick={() => {
              set({ id: view.id, rule, isOn })
              onClose()
            }}
          >
            保存提醒
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Select label="什么时候提醒" options={kinds} value={kind} onChange={choose} />
        {takesPercent && (
          <NumberField
            label="幅度（%）"
            value={percent}
            onChange={setPercent}
            min={1}
            max={1000}
            description={PERCENT_MEANING[kind]}
          />
        )}
        <Switch checked={isOn} onChange={setOn}>
          开启提醒
        </Switch>
        {view.watched && isWhole && <AlertPreview watched={view.watched} rule={rule} />}
        <p className={styles.note}>
          每天数据更新后检查一次，命中后在右上角的消息里提醒。{SUBJECT_LIMITS[subject]}
        </p>
      </div>
    </Dialog>
  )
}
