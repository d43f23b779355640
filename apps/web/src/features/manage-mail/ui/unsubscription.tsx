import { Button, Form } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from '#shared/form'
import { takeFragment } from '#shared/routes'
import { unsubscribeForm } from '../model/notice-mail.ts'

/** For who came by the link in a mail of notices: a press, since programs that look at mails open links too. */
export function Unsubscription() {
  const { form, submit, set } = useForm(unsubscribeForm)
  const done = useUnit(unsubscribeForm.$done)
  const begin = useEffectEvent(() => {
    const token = takeFragment()
    if (token !== '') set({ token })
  })
  useEffect(() => begin(), [])
  if (done) return <p>已退订，不再发送通知邮件。站内消息不受影响；登录后可以在“我的邮箱”里重新开启。</p>
  return (
    <Form {...form}>
      <p>退订后，站内消息不再发到您的邮箱。验证码等与账号安全有关的邮件不受影响。</p>
      <Button {...submit} variant="primary" size="large" wide>
        退订通知邮件
      </Button>
    </Form>
  )
}
