import { Button, Dialog, Form, PasswordField, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useId, useState } from 'react'
import { KeysToEnd } from '#entities/api-key'
import { useServerTime } from '#shared/clock'
import { type User, vipName, vipRemainingPhrase } from '#shared/session'
import {
  $isProfileSaved,
  $profileErrors,
  editProfileFx,
  profileClosed,
  profileSubmitted,
} from '../model/edit-profile.ts'
import styles from './edit-profile-dialog.module.css'

interface EditProfileDialogProps {
  user: User
  onClose: () => void
}

/** Info settings: nickname and password, beside what cannot be changed here. */
export function EditProfileDialog({ user, onClose }: EditProfileDialogProps) {
  const form = useId()
  const isPending = useUnit(editProfileFx.pending)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="信息设置"
      size="small"
      closeOnPressOutside={false}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={form} variant="primary" loading={isPending}>
            保存
          </Button>
        </>
      }
    >
      <ProfileForm id={form} user={user} onSaved={onClose} />
    </Dialog>
  )
}

function ProfileForm({ id, user, onSaved }: { id: string; user: User; onSaved: () => void }) {
  const { errors, isSaved, submit, leave } = useUnit({
    errors: $profileErrors,
    isSaved: $isProfileSaved,
    submit: profileSubmitted,
    leave: profileClosed,
  })
  const now = useServerTime()
  const [nickname, setNickname] = useState(user.nickname)
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [endsKeys, setEndsKeys] = useState(true)
  useEffect(() => leave, [leave])
  useEffect(() => {
    if (isSaved) onSaved()
  }, [isSaved, onSaved])
  return (
    <Form
      id={id}
      errors={errors}
      onSubmit={() => submit({ id: user.id, nickname, password, confirmPassword, endsKeys })}
    >
      <dl className={styles.facts}>
        <dt>手机号码</dt>
        <dd>{user.mobile}</dd>
        <dt>会员</dt>
        <dd>
          {vipName(user.vip_type)}
          {user.vip_type !== 'general' && `，${vipRemainingPhrase(user.vipExpire, now)}`}
        </dd>
      </dl>
      <TextField
        label="昵称"
        name="nickname"
        maxLength={30}
        required
        value={nickname}
        onChange={setNickname}
      />
      <PasswordField
        label="新密码"
        name="password"
        description="留空则不修改"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="确认密码"
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={setConfirmPassword}
      />
      {password !== '' && <KeysToEnd value={endsKeys} onChange={setEndsKeys} />}
    </Form>
  )
}
