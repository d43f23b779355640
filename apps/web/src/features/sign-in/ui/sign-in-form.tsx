import { Button, Form, PasswordField, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import { AcceptTexts } from '#shared/accept-texts'
import { useForm } from '#shared/form'
import { $isAcceptanceAsked, signInForm } from '../model/sign-in.ts'

interface SignInFormProps {
  /** `redirect` of the address, as it came. */
  redirect: unknown
  /** Filled in at first: a demo account that was chosen. */
  suggestion?: { mobile: string; password: string } | undefined
}

/** Mobile and password; for the first sign-in as a sub-account also the box of the texts. */
export function SignInForm({ redirect, suggestion }: SignInFormProps) {
  const isAsked = useUnit($isAcceptanceAsked)
  const { form, submit, field, values, set } = useForm(signInForm, { start: { redirect, ...suggestion } })
  return (
    <Form {...form}>
      <TextField label="手机号码" type="tel" autoComplete="username" required {...field('mobile')} />
      <PasswordField label="密码" required {...field('password')} />
      {isAsked && <AcceptTexts checked={values.terms} onChange={(terms) => set({ terms })} />}
      <Button {...submit} variant="primary" size="large" wide>
        登录
      </Button>
    </Form>
  )
}
