import type { Guide } from '../catalogue/guide.ts'
import { DateField } from './date-field.tsx'

export const guide = {
  when: ['填一天：到期日、上架日'],
  whenNot: ['一段日期：用 DateRangeField', '只显示不改：直接写 `2026-11-21`'],
  do: [
    {
      text: '限定能选的范围（`min`、`max`），选不了的就选不了。',
      example: <DateField label="到期日" value="2026-11-21" onChange={() => undefined} min="2026-11-01" />,
    },
    '要求写在 `description`：例如“最早为今天”。',
  ],
  dont: ['不用文本框让人自己打日期：格式会五花八门。', '不默认填今天：没有填和填了今天要分得清。'],
  keyboard: [
    ['直接打数字', '依次填年、月、日'],
    ['↑ ↓', '当前一段加减一'],
    ['← →', '到上一段、下一段'],
    ['Alt + ↓', '打开日历'],
    ['PageUp / PageDown', '日历里上一月、下一月'],
    ['Esc', '关闭日历'],
  ],
} satisfies Guide
