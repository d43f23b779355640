import type { Guide } from '../catalogue/guide.ts'
import { Money } from './money.tsx'

export const guide = {
  when: ['任何金额：价格、销售额、利润'],
  whenNot: ['只要字符串（导出、`aria-label`）：用 `moneyText()`', '不是钱的数：用 ShortNumber'],
  do: [
    {
      text: '按最小单位（分）传整数，币种一起传。',
      example: <Money amount={{ minor: 990, currency: 'USD' }} />,
    },
    { text: '缺失传 `null`，显示 —。', example: <Money amount={null} /> },
  ],
  dont: ['不同币种不相加、不排在一起比：先按注明日期的汇率折算。', '不用小数算钱：0.1 + 0.2 不等于 0.3。'],
  keyboard: { none: '只是显示；鼠标停留时给出带币种代码的写法。' },
} satisfies Guide
