import { Button, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FieldProps } from '#shared/form'
import { $pause, type CodeWish, codeAsked, sendCodeFx } from './send-code.ts'
import { typedCode } from './typed-code.ts'

interface CodeFieldProps {
  purpose: CodeWish['purpose']
  /** Mobile or mail address; undefined while what is typed cannot be one. */
  to: string | undefined
  field: FieldProps<string>
}

/** Six digits, and the button that has them sent. */
export function CodeField({ purpose, to, field }: CodeFieldProps) {
  const { pause, isPending, send } = useUnit({
    pause: $pause,
    isPending: sendCodeFx.pending,
    send: codeAsked,
  })
  const seconds = pause !== null && pause.to === to ? pause.seconds : 0
  return (
    <TextField
      label="验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      after={
        <Button
          size="small"
          loading={isPending}
          disabled={to === undefined || seconds > 0}
          onClick={() => to !== undefined && send({ purpose, to })}
        >
          {seconds > 0 ? `${seconds} 秒后可重发` : '获取验证码'}
        </Button>
      }
      {...field}
      onChange={(text) => field.onChange(typedCode(text))}
    />
  )
}
