import type { Guide } from '../catalogue/guide.ts'
import { PasswordField } from './password-field.tsx'

export const guide = {
  when: ['登录、设置密码'],
  whenNot: [
    '短信验证码：用 TextField 加 `autoComplete="one-time-code"`',
    '接口密钥：只显示一次，用可复制的文字',
  ],
  do: [
    {
      text: '规则事先写明，浏览器能填能存。',
      example: (
        <PasswordField label="新密码" autoComplete="new-password" description="长度在 6 到 16 个字符" />
      ),
    },
    '登录用 `current-password`，新设用 `new-password`。',
  ],
  dont: ['不禁止粘贴：那是在为难密码管理器。', '不要求“大小写加符号”：长度才有用。'],
  keyboard: [
    ['Tab', '到密码，再到“显示密码”'],
    ['Enter / 空格', '显示或隐藏'],
  ],
} satisfies Guide
