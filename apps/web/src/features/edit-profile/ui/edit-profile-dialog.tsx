import { editUserBody } from '@haixuan/rules'
import { TextField } from '@haixuan/ui-kit'
import { KeysToEnd } from '#entities/api-key'
import { useServerTime } from '#shared/clock'
import { useForm } from '#shared/form'
import { FormDialog } from '#shared/form-dialog'
import { NewPasswordFields } from '#shared/new-password'
import { type User, vipName, vipRemainingPhrase } from '#shared/session'
import { profileForm } from '../model/edit-profile.ts'
import styles from './edit-profile-dialog.module.css'

interface EditProfileDialogProps {
  user: User
  onClose: () => void
}

/** Info settings: nickname and password, beside what cannot be changed here. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const now = useServerTime()
  const form = useForm(profileForm, {
    start: { id: user.id, nickname: user.nickname },
    onDone: onClose,
  })
  const { field, values } = form
  return (
    <FormDialog title="信息设置" form={form} onClose={onClose}>
      <dl className={styles.facts}>
        <dt>手机号码</dt>
        <dd>{user.mobile}</dd>
        <dt>会员</dt>
        <dd>
          {vipName(user.vip_type)}
          {user.vip_type !== 'general' && `，${vipRemainingPhrase(user.vipExpire, now)}`}
        </dd>
      </dl>
      <TextField label="昵称" maxLength={editUserBody.nickname.maxLength} required {...field('nickname')} />
      <NewPasswordFields
        description="留空则不修改"
        isOptional
        password={field('password')}
        repetition={field('confirmPassword')}
      />
      {values.password !== '' && <KeysToEnd {...field('endsKeys')} />}
    </FormDialog>
  )
}
