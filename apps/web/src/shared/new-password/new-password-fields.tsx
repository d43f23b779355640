import { PasswordField } from '@haixuan/ui-kit'
import type { FieldProps } from '#shared/form'

interface NewPasswordFieldsProps {
  label?: string
  description?: string
  password: FieldProps<string>
  repetition: FieldProps<string>
  /** Both may stay empty: the password stays as it is. */
  isOptional?: boolean
}

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = '新密码', description = '6 到 16 个字符', password, repetition, isOptional = false } = props
  const rest = { autoComplete: 'new-password', required: !isOptional }
  return (
    <>
      <PasswordField label={label} description={description} {...rest} {...password} />
      <PasswordField label="确认密码" {...rest} {...repetition} />
    </>
  )
}
