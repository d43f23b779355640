import { Checkbox, TextArea, TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import type { ConsoleUser } from '../model/console-rows.ts'
import { rightsForm } from '../model/user-forms.ts'
import styles from './admin.module.css'

/** What a user may beside their tier. */
export function RightsDialog({ user, onClose }: { user: ConsoleUser; onClose: () => void }) {
  const { id, nickname, isexternallink, is_pre, userCustom, belongCode } = user
  const form = useForm(rightsForm, {
    start: {
      ...{ id, isexternallink: isexternallink === 1, is_pre: is_pre === 0 },
      ...{ userCustom: userCustom.join('\n'), belongCode: belongCode ?? '' },
    },
    onDone: onClose,
  })
  const { field, box } = form
  return (
    <FormDialog title={`${nickname} 的权限`} form={form} onClose={onClose} className={styles.form}>
      <Checkbox {...box('isexternallink')}>可以使用 TikTok</Checkbox>
      <Checkbox {...box('is_pre')}>开通预选库</Checkbox>
      <TextArea label="定制服务" description="一行一项，例如 标签监控" {...field('userCustom')} />
      <TextField label="客服二维码" placeholder="https://" {...field('belongCode')} />
    </FormDialog>
  )
}
