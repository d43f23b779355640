import { Button, Checkbox, Form, PasswordField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { $resetErrors, resetLeft, resetPasswordFx, resetSubmitted } from '../model/reset-password.ts'

/** Takes the token of a link out of the address, so that it stays neither there nor in the history. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return token
}

/** A new password, twice, for who came by a link. */
export function ResetPasswordForm() {
  const { errors, isPending, submit, leave } = useUnit({
    ...{ errors: $resetErrors, isPending: resetPasswordFx.pending },
    ...{ submit: resetSubmitted, leave: resetLeft },
  })
  const [token, setToken] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [endsKeys, setEndsKeys] = useState(true)
  useEffect(() => {
    const came = takeToken()
    if (came !== '') setToken(came)
  }, [])
  useEffect(() => leave, [leave])
  return (
    <Form errors={errors} onSubmit={() => submit({ token, password, confirmPassword, endsKeys })}>
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
      <Checkbox checked={endsKeys} onChange={setEndsKeys}>
        同时吊销我的 API 密钥（推荐）
      </Checkbox>
      <Button type="submit" variant="primary" size="large" wide loading={isPending}>
        设置密码
      </Button>
    </Form>
  )
}
