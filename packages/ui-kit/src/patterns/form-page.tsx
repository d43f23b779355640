import { useState } from 'react'
import { Button } from '../button/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { classNames } from '../class-names/index.ts'
import { DateField } from '../date-field/index.ts'
import { ConfirmDialog } from '../dialog/index.ts'
import { Form, FormActions, type FormErrors } from '../form/index.ts'
import { NumberField } from '../number-field/index.ts'
import { PageHeader } from '../page-header/index.ts'
import { RadioGroup } from '../radio-group/index.ts'
import { TextArea, TextField } from '../text-field/index.ts'
import { createToastQueue, ToastRegion } from '../toast/index.ts'
import styles from './pages.module.css'

const REASONS = [
  { value: 'price', label: '改价', description: '任一站点价格变化超过下面的幅度' },
  { value: 'stock', label: '断货', description: '连续两天销量为 0，之前日销超过 300' },
]

/** Product ids as people paste them: one a line, or with commas and spaces between. */
const idsIn = (text: string) => text.split(/[\s,，]+/).filter(Boolean)

function problemsOf(data: FormData): FormErrors {
  const ids = idsIn(String(data.get('goods')))
  const wrong = ids.find((id) => !/^\d{6,}$/.test(id))
  return {
    name: String(data.get('name')).trim() ? undefined : '请填写名称',
    goods:
      ids.length === 0
        ? '请至少填写一个商品 ID'
        : wrong
          ? `“${wrong}”不是商品 ID：应为 6 位以上数字`
          : undefined,
  }
}

/** The example of the pattern "form page": one column, what is asked said before, nothing typed is ever lost. */
export function FormPage() {
  const [queue] = useState(createToastQueue)
  const [errors, setErrors] = useState<FormErrors>({})
  const [isChanged, setChanged] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [end, setEnd] = useState<string | null>('2026-12-31')
  const [round, setRound] = useState(0)
  const save = (data: FormData) => {
    const found = problemsOf(data)
    setErrors(found)
    if (Object.values(found).some(Boolean)) return
    setSaving(true)
    setTimeout(() => {
      setSaving(false)
      setChanged(false)
      queue.success(`已开始监控 ${idsIn(String(data.get('goods'))).length} 个商品`)
    }, 300)
  }
  const discard = () => {
    setLeaving(false)
    setChanged(false)
    setErrors({})
    setRound(round + 1)
  }
  return (
    <div className={classNames(styles.root, styles.narrow)}>
      <PageHeader title="新建监控" />
      <Form key={round} errors={errors} onSubmit={save} onInput={() => setChanged(true)}>
        <TextField label="名称" name="name" required placeholder="例如：夏季园艺 · 美国" />
        <TextArea label="商品 ID" name="goods" required description="一行一个，或用逗号隔开，最多 200 个" />
        <RadioGroup
          label="什么时候提醒"
          name="reason"
          layout="column"
          options={REASONS}
          defaultValue="price"
        />
        <NumberField label="改价幅度" name="change" unit="%" min={1} max={100} defaultValue={5} />
        <DateField label="监控到" value={end} onChange={setEnd} min="2026-11-22" />
        <Checkbox name="mail" defaultChecked>
          同时发邮件
        </Checkbox>
        <FormActions>
          <Button variant="primary" type="submit" loading={isSaving}>
            {isSaving ? '保存中' : '开始监控'}
          </Button>
          <Button onClick={() => (isChanged ? setLeaving(true) : discard())}>取消</Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={isLeaving}
        title="放弃填写的内容？"
        confirmLabel="放弃"
        cancelLabel="继续填写"
        danger
        onConfirm={discard}
        onCancel={() => setLeaving(false)}
      >
        名称和商品 ID 还没有保存。
      </ConfirmDialog>
      <ToastRegion queue={queue} />
    </div>
  )
}
