import { Button, Form, TextField } from '@haixuan/ui-kit'
import { AcceptTexts } from '#shared/accept-texts'
import { useForm } from '#shared/form'
import { NewPasswordFields } from '#shared/new-password'
import { inviteCode, readSource } from '#shared/source'
import { registrationForm } from '../model/register.ts'

/** Mobile, password twice, and the code of who brought the visitor, filled in from the source cookie. */
export function RegisterForm({ redirect }: { redirect: unknown }) {
  const { form, submit, field, values, set } = useForm(registrationForm, {
    start: { invite_code: inviteCode(readSource()), redirect },
  })
  return (
    <Form {...form}>
      <TextField label="手机号码" type="tel" autoComplete="username" required {...field('mobile')} />
      <NewPasswordFields label="密码" password={field('password')} repetition={field('confirm_password')} />
      <TextField label="邀请码（选填）" autoComplete="off" {...field('invite_code')} />
      <AcceptTexts checked={values.terms} onChange={(terms) => set({ terms })} />
      <Button {...submit} variant="primary" size="large" wide>
        注册
      </Button>
    </Form>
  )
}
