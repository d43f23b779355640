import { decideStoreClaimBody } from '@haixuan/rules'
import { Banner, DescriptionList, exactTime, RadioGroup, TextArea } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { StoreClaim } from '../model/console-rows.ts'
import { claimDecisionForm } from '../model/request-forms.ts'
import styles from './admin.module.css'

type Side = StoreClaim['holder']

/** Who it is, and what they call the store. */
export const sideText = ({ mobile, nickname, storeName }: Side): string =>
  [storeName ?? '（店铺已删除）', nickname, mobile].filter(Boolean).join(' · ')

const OWNERS = [
  { value: 'holder', label: '归先填的账号' },
  { value: 'claimant', label: '归后填的账号' },
  { value: 'both', label: '都属实，两个账号都保留' },
] as const

const known = (side: Side): string => {
  const since = side.since === null ? '' : `，${exactTime(side.since)} 填写`
  return `${sideText(side)}${since}${side.isActive ? '' : '（已归档、改过 ID 或删除）'}`
}

/** The operator says whose store it is. */
export function ClaimDialog({ claim, onClose }: { claim: StoreClaim; onClose: () => void }) {
  const form = useForm(claimDecisionForm, { start: { id: claim.id }, onDone: onClose })
  return (
    <FormDialog
      title={`判定店铺 ${claim.mallId} 的归属`}
      size="medium"
      form={form}
      onClose={onClose}
      submitLabel="提交判定"
      className={styles.form}
    >
      <DescriptionList
        columns={1}
        items={[
          { term: '先填的账号', value: known(claim.holder) },
          { term: '后填的账号', value: known(claim.claimant) },
        ]}
      />
      <Banner tone="info" title="判定前请核对营业执照或卖家中心截图">
        不属于的一方：店铺数据保留，可以查看和导出，不能再修改或导入。双方都不会知道对方是谁。
      </Banner>
      <RadioGroup label="归属" options={OWNERS} {...form.field('owner')} />
      <TextArea
        label="说明（选填）"
        description="收到通知的账号会看到"
        maxLength={decideStoreClaimBody.reply.maxLength}
        {...form.field('reply')}
      />
    </FormDialog>
  )
}
