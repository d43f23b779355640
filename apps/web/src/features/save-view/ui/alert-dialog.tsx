import { Button, Dialog, NumberField, Select, Switch } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { AlertRule, Asked, SavedView } from '../model/saved-view.ts'
import { alertDeleted, alertSet } from '../model/views.ts'
import styles from './alert-dialog.module.css'
import { AlertPreview } from './alert-preview.tsx'

const KINDS: readonly { value: AlertRule['kind']; label: string }[] = [
  { value: 'price_drop', label: '降价' },
  { value: 'sales_rise', label: '日销上涨' },
  { value: 'stock_out', label: '断货（前一天日销超过 300）' },
  { value: 'back_in_stock', label: '恢复销售' },
  { value: 'new_goods', label: '新收录的商品' },
]
const STANDARD: Partial<Record<AlertRule['kind'], number>> = { price_drop: 10, sales_rise: 50 }
const MEANING: Partial<Record<AlertRule['kind'], string>> = {
  price_drop: '比上一次的价格至少便宜，同一币种',
  sales_rise: '比前 7 天的日均至少多卖；日均低于 10 件的不算',
}

interface AlertDialogProps {
  view: SavedView
  asked: Asked
  onClose: () => void
}

/** What a view is watched for, and how often that would have happened. */
export function AlertDialog({ view, onClose }: AlertDialogProps) {
  const [kind, setKind] = useState<AlertRule['kind']>(view.alert?.rule.kind ?? 'price_drop')
  const [percent, setPercent] = useState<number | null>(view.alert?.rule.percent ?? STANDARD[kind] ?? null)
  const [isOn, setOn] = useState(view.alert?.isOn ?? true)
  const { set, remove } = useUnit({ set: alertSet, remove: alertDeleted })
  const takesPercent = STANDARD[kind] !== undefined
  const isWhole = !takesPercent || (percent !== null && percent >= 1 && percent <= 1000)
  const rule: AlertRule = takesPercent && percent !== null ? { kind, percent } : { kind }
  const choose = (next: AlertRule['kind']) => {
    setKind(next)
    setPercent(STANDARD[next] ?? null)
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
        <Select label="什么时候提醒" options={KINDS} value={kind} onChange={choose} />
        {takesPercent && (
          <NumberField
            label="幅度（%）"
            value={percent}
            onChange={setPercent}
            min={1}
            max={1000}
            description={MEANING[kind]}
          />
        )}
        <Switch checked={isOn} onChange={setOn}>
          开启提醒
        </Switch>
        {view.watched && isWhole && <AlertPreview watched={view.watched} rule={rule} />}
        <p className={styles.note}>每天数据更新后检查一次，命中后在右上角的消息里提醒。</p>
      </div>
    </Dialog>
  )
}
