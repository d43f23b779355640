import { Button, FailedState, Form, Skeleton, TextField } from '@haixuan/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { AcceptTexts } from '#shared/accept-texts'
import { mainlandMobile } from '#shared/account-rules'
import { useForm } from '#shared/form'
import { NewPasswordFields } from '#shared/new-password'
import { CodeField, channelsQuery } from '#shared/send-code'
import { inviteCode, readSource } from '#shared/source'
import { registrationForm } from '../model/register.ts'

interface RegisterFormProps {
  redirect: unknown
}

/** The registration, once it is known whether the site proves mobiles by a code. */
export function RegisterForm({ redirect }: RegisterFormProps) {
  const { data, error, refetch, isFetching } = useQuery(channelsQuery())
  if (data) return <Fields redirect={redirect} isCodeAsked={data.text} />
  if (error)
    return <FailedState reason={error.message} onRetry={() => void refetch()} retrying={isFetching} />
  return <Skeleton shape="block" width="100%" height="320px" />
}

/** Mobile, password twice, and the code of who brought the visitor, filled in from the source cookie. */
function Fields({ redirect, isCodeAsked }: RegisterFormProps & { isCodeAsked: boolean }) {
  const { form, submit, field, values, set } = useForm(registrationForm, {
    start: { invite_code: inviteCode(readSource()), redirect, isCodeAsked },
  })
  const to = mainlandMobile(values.mobile) === undefined ? values.mobile.trim() : undefined
  return (
    <Form {...form}>
      <TextField label="手机号码" type="tel" autoComplete="username" required {...field('mobile')} />
      {isCodeAsked && <CodeField purpose="register" to={to} field={field('code')} />}
      <NewPasswordFields label="密码" password={field('password')} repetition={field('confirm_password')} />
      <TextField label="邀请码（选填）" autoComplete="off" {...field('invite_code')} />
      <AcceptTexts checked={values.terms} onChange={(terms) => set({ terms })} />
      <Button {...submit} variant="primary" size="large" wide>
        注册
      </Button>
    </Form>
  )
}
