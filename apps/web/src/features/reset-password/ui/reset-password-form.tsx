import { Button, Checkbox, Form } from '@haixuan/ui-kit'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from '#shared/form'
import { NewPasswordFields } from '#shared/new-password'
import { takeFragment } from '#shared/routes'
import { resetForm } from '../model/reset-password.ts'

/** A new password, twice, for who came by a link. */
export function ResetPasswordForm() {
  const { form, submit, field, box, set } = useForm(resetForm)
  const begin = useEffectEvent(() => {
    const token = takeFragment()
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
