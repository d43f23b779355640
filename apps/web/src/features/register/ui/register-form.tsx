import { Button, Form, PasswordField, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { AcceptTexts } from '#shared/accept-texts'
import { inviteCode as codeOf, readSource } from '#shared/source'
import {
  $registrationErrors,
  registerFx,
  registrationLeft,
  registrationSubmitted,
} from '../model/register.ts'

/** Mobile, password twice, and the code of who brought the visitor, filled in from the source cookie. */
export function RegisterForm({ redirect }: { redirect: unknown }) {
  const { errors, isPending, submit, leave } = useUnit({
    errors: $registrationErrors,
    isPending: registerFx.pending,
    submit: registrationSubmitted,
    leave: registrationLeft,
  })
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const [inviteCode, setInviteCode] = useState(() => codeOf(readSource()))
  const [isAccepted, setIsAccepted] = useState(false)
  useEffect(() => leave, [leave])
  return (
    <Form
      errors={errors}
      onSubmit={() => submit({ mobile, password, confirmPassword, inviteCode, isAccepted, redirect })}
    >
      <TextField
        label="手机号码"
        name="mobile"
        type="tel"
        autoComplete="username"
        required
        value={mobile}
        onChange={setMobile}
      />
      <PasswordField
        label="密码"
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
      <TextField
        label="邀请码（选填）"
        name="invite_code"
        autoComplete="off"
        value={inviteCode}
        onChange={setInviteCode}
      />
      <AcceptTexts checked={isAccepted} onChange={setIsAccepted} />
      <Button type="submit" variant="primary" size="large" wide loading={isPending}>
        注册
      </Button>
    </Form>
  )
}
