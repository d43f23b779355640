import { updateSubAccountBody } from '@haixuan/rules'
import { PasswordField, Select, TextField } from '@haixuan/ui-kit'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { type SubAccount, subAccountForm } from '../model/team.ts'

interface EditSubAccountDialogProps {
  subAccounts: readonly SubAccount[]
  /** Null: to be chosen in the form. */
  chosen: SubAccount | null
  onClose: () => void
}

/** Nickname and, for accounts that the main account has opened, password of a sub-account. */
export function EditSubAccountDialog({ subAccounts, chosen, onClose }: EditSubAccountDialogProps) {
  const form = useForm(subAccountForm, {
    start: chosen ? { son_id: chosen.son.id, nickname: chosen.son.nickname } : {},
    onDone: onClose,
  })
  const { field, set } = form
  const choose = (son_id: string) =>
    set({ son_id, nickname: subAccounts.find(({ son }) => son.id === son_id)?.son.nickname ?? '' })
  return (
    <FormDialog title="编辑子账号" form={form} onClose={onClose}>
      <Select
        label="子账号"
        placeholder="请先选择子账号"
        options={subAccounts.map(({ son }) => ({ value: son.id, label: `${son.nickname} ${son.mobile}` }))}
        {...field('son_id')}
        onChange={choose}
      />
      <TextField
        label="昵称"
        maxLength={updateSubAccountBody.nickname.maxLength}
        required
        {...field('nickname')}
      />
      <PasswordField
        label="新密码"
        description="留空则不修改；只能设置由您开通的账号的密码"
        autoComplete="new-password"
        {...field('password')}
      />
    </FormDialog>
  )
}
