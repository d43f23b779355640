import { Button, Form } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from '#shared/form'
import { takeFragment } from '#shared/routes'
import { confirmForm } from '../model/mail.ts'

/** For who came by the link of a mail: a press, since programs that look at mails open links too. */
export function MailConfirmation() {
  const { form, submit, set } = useForm(confirmForm)
  const done = useUnit(confirmForm.$done)
  const begin = useEffectEvent(() => {
    const token = takeFragment()
    if (token !== '') set({ token })
  })
  useEffect(() => begin(), [])
  if (done) return <p>邮箱地址已确认。忘记密码时，可以用它接收验证码。</p>
  return (
    <Form {...form}>
      <p>确认后，这个邮箱可以接收重设密码的验证码。</p>
      <Button {...submit} variant="primary" size="large" wide>
        确认邮箱地址
      </Button>
    </Form>
  )
}
