import { PasswordField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { proofForm, proofRefused } from '../model/prove-presence.ts'

/** The current password, before something that could take the account over. */
export function ProofDialog() {
  const refuse = useUnit(proofRefused)
  const form = useForm(proofForm)
  return (
    <FormDialog title="确认是您本人" form={form} onClose={() => refuse()} submitLabel="确认">
      <p>为了账号安全，这项操作前请输入当前密码。5 分钟内不再询问。</p>
      <PasswordField label="当前密码" required {...form.field('password')} />
    </FormDialog>
  )
}
