import type { Guide } from '../catalogue/guide.ts'
import { TextArea, TextField } from './index.ts'

export const guide = {
  when: ['一行文字：昵称、备注名、验证码', '几行文字：用 TextArea'],
  whenNot: [
    '数：用 NumberField',
    '搜索：用 SearchField',
    '密码：用 PasswordField',
    '已知的选项：用 Select 或 ComboBox',
  ],
  do: [
    {
      text: '错之前说清要求，错了说清怎么改。',
      example: <TextField label="昵称" description="2 到 20 个字" defaultValue="海" error="至少 2 个字" />,
    },
    { text: '多行的给足高度，并写明上限。', example: <TextArea label="备注" description="最多 200 字" /> },
  ],
  dont: [
    {
      text: '不用占位文字代替标签。',
      example: <TextField label="昵称" labelPlacement="hidden" placeholder="昵称" />,
    },
    {
      text: '不说“输入有误”：说错在哪。',
      example: <TextField label="手机号" defaultValue="1380013" error="输入有误" />,
    },
  ],
  keyboard: [
    ['Tab', '到下一个字段'],
    ['Enter', '单行：提交所在的表单；多行：换行'],
  ],
} satisfies Guide
