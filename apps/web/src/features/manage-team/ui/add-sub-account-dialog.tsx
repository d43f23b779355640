import { TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { newSubAccountForm } from '../model/team.ts'

/** Adds a sub-account by its mobile. */
export function AddSubAccountDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(newSubAccountForm, { onDone: onClose })
  return (
    <FormDialog title="新增子账号" form={form} onClose={onClose} submitLabel="确定">
      <TextField
        label="手机号码"
        type="tel"
        required
        description="对方已有账号时会收到邀请，接受后生效；没有账号时，请在编辑中设置首次登录的密码。"
        {...form.field('mobile')}
      />
    </FormDialog>
  )
}
