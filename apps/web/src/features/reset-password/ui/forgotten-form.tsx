import { Button, Form, TextField } from '@haixuan/ui-kit'
import { codeRecipient } from '#shared/account-rules'
import { useForm } from '#shared/form'
import { CodeField } from '#shared/send-code'
import { codeForm } from '../model/redeem-code.ts'

interface ForgottenFormProps {
  /** What the site can send. */
  channels: { mail: boolean; text: boolean }
}

const nameOf = ({ mail, text }: ForgottenFormProps['channels']) =>
  mail && text ? '手机号码或已确认的邮箱' : text ? '手机号码' : '已确认的邮箱'

/** A code to the mobile or the mail address of the account leads to a new password. */
export function ForgottenForm({ channels }: ForgottenFormProps) {
  const { form, submit, field, values } = useForm(codeForm)
  const to = codeRecipient(values.to) === undefined ? values.to.trim() : undefined
  return (
    <Form {...form}>
      <TextField label={nameOf(channels)} autoComplete="username" required {...field('to')} />
      <CodeField purpose="reset" to={to} field={field('code')} />
      <Button {...submit} variant="primary" size="large" wide>
        下一步
      </Button>
    </Form>
  )
}
