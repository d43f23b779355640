import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icon/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { TextField, type TextFieldProps } from '../text-field/index.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'>

/** A password that can be looked at. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      after={
        <IconButton
          size="small"
          label={shown ? '隐藏密码' : '显示密码'}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          pressed={shown}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
