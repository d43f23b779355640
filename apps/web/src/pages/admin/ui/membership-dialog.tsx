import { DateField, Select } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { vipName } from '#shared/session'
import { dayOf } from '../lib/typed-values.ts'
import type { ConsoleUser } from '../model/console-rows.ts'
import { membershipForm } from '../model/user-forms.ts'
import styles from './admin.module.css'

const TIERS = [
  ...(['general', 'month', 'bannian', 'year', 'green_drill', 'blue_drill'] as const),
  ...(['gold_drill', 'black_drill', 'yqyy'] as const),
]

/** Tier of a user and the last day it holds, in China. */
export function MembershipDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const { id, nickname, vip_type, vipExpire } = user
  const form = useForm(membershipForm, {
    start: { id, vip_type, vipExpire: vipExpire === null ? null : dayOf(vipExpire) },
    onDone: onClose,
  })
  return (
    <FormDialog title={`${nickname} 的会员等级`} form={form} onClose={onClose} className={styles.form}>
      <Select
        label="等级"
        options={TIERS.map((value) => ({ value, label: vipName(value) }))}
        {...form.field('vip_type')}
      />
      <DateField
        label="有效期至"
        description="当天 23:59:59（北京时间）；不填为长期"
        {...form.field('vipExpire')}
      />
    </FormDialog>
  )
}
