import { Button, Form, PasswordField, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { AcceptTexts } from '#shared/accept-texts'
import {
  $isAcceptanceAsked,
  $signInErrors,
  signInFx,
  signInPageLeft,
  signInSubmitted,
} from '../model/sign-in.ts'

interface SignInFormProps {
  /** `redirect` of the address, as it came. */
  redirect: unknown
  /** Filled in at first: a demo account that was chosen. */
  suggestion?: { mobile: string; password: string } | undefined
}

/** Mobile and password; for the first sign-in as a sub-account also the box of the texts. */
export function SignInForm({ redirect, suggestion }: SignInFormProps) {
  const { errors, isPending, isAsked, submit, leave } = useUnit({
    errors: $signInErrors,
    isPending: signInFx.pending,
    isAsked: $isAcceptanceAsked,
    submit: signInSubmitted,
    leave: signInPageLeft,
  })
  const [mobile, setMobile] = useState(suggestion?.mobile ?? '')
  const [password, setPassword] = useState(suggestion?.password ?? '')
  const [isAccepted, setIsAccepted] = useState(false)
  useEffect(() => leave, [leave])
  return (
    <Form errors={errors} onSubmit={() => submit({ mobile, password, isAccepted, redirect })}>
      <TextField
        label="手机号码"
        name="mobile"
        type="tel"
        autoComplete="username"
        required
        value={mobile}
        onChange={setMobile}
      />
      <PasswordField label="密码" name="password" required value={password} onChange={setPassword} />
      {isAsked && <AcceptTexts checked={isAccepted} onChange={setIsAccepted} />}
      <Button type="submit" variant="primary" size="large" wide loading={isPending}>
        登录
      </Button>
    </Form>
  )
}
