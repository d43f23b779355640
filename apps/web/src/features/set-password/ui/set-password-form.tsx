import { Button, Form } from '@haixuan/ui-kit'
import { KeysToEnd } from '#entities/api-key'
import { useForm } from '#shared/form'
import { NewPasswordFields } from '#shared/new-password'
import { newPasswordForm } from '../model/set-password.ts'

/** A new password, twice, for the signed-in user. */
export function SetPasswordForm() {
  const { form, submit, field } = useForm(newPasswordForm)
  return (
    <Form {...form}>
      <NewPasswordFields password={field('password')} repetition={field('confirm_password')} />
      <KeysToEnd {...field('endsKeys')} />
      <Button {...submit} variant="primary" size="large" wide>
        设置密码
      </Button>
    </Form>
  )
}
