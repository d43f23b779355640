import { Button, Form, PasswordField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { KeysToEnd } from '#entities/api-key'
import {
  $newPasswordErrors,
  newPasswordLeft,
  newPasswordSubmitted,
  setPasswordFx,
} from '../model/set-password.ts'

/** A new password, twice, for the signed-in user. */
export function SetPasswordForm() {
  const { errors, isPending, submit, leave } = useUnit({
    errors: $newPasswordErrors,
    isPending: setPasswordFx.pending,
    submit: newPasswordSubmitted,
    leave: newPasswordLeft,
  })
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [endsKeys, setEndsKeys] = useState(true)
  useEffect(() => leave, [leave])
  return (
    <Form errors={errors} onSubmit={() => submit({ password, confirmPassword, endsKeys })}>
      <PasswordField
        label="新密码"
        name="password"
        description="6 到 16 个字符"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="确认密码"
        name="confirm_password"
        autoComplete="new-password"
        required
        value={confirmPassword}
        onChange={setConfirmPassword}
      />
      <KeysToEnd value={endsKeys} onChange={setEndsKeys} />
      <Button type="submit" variant="primary" size="large" wide loading={isPending}>
        设置密码
      </Button>
    </Form>
  )
}
