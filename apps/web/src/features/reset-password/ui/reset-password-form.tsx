import { Button, Checkbox, Form } from '@haixuan/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from '#shared/form'
import { NewPasswordFields } from '#shared/new-password'
import { resetForm } from '../model/reset-password.ts'

/** Takes the token of a link out of the address, so that it stays neither there nor in the history. */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return token
}

/** A new password, twice, for who came by a link. */
export function ResetPasswordForm() {
  const { form, submit, field, box, set } = useForm(resetForm)
  const begin = useEffectEvent(() => {
    const token = takeToken()
    if (token !== '') set({ token })
  })
  useEffect(() => begin(), [])
  return (
    <Form {...form}>
      <NewPasswordFields password={field('password')} repetition={field('confirm_password')} />
      <Checkbox {...box('endKeys')}>同时吊销我的 API 密钥（推荐）</Checkbox>
      <Button {...submit} variant="primary" size="large" wide>
        设置密码
      </Button>
    </Form>
  )
}
