import { Button, TextField } from '@haixuan/ui-kit'
import { useUnit } from 'effector-react'
import type { FieldProps } from '#shared/form'
import { $pause, type CodeWish, codeAsked, sendCodeFx } from './send-code.ts'

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
  return (
    <TextField
      label="验证码"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      after={
        <Button
          size="small"
          loading={isPending}
          disabled={to === undefined || pause > 0}
          onClick={() => to !== undefined && send({ purpose, to })}
        >
          {pause > 0 ? `${pause} 秒后可重发` : '获取验证码'}
        </Button>
      }
      {...field}
    />
  )
}
