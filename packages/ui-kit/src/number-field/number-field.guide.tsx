import type { Guide } from '../catalogue/guide.ts'
import { NumberField } from './number-field.tsx'

export const guide = {
  when: ['一个要准确的数：采购价、数量、重量'],
  whenNot: [
    '大概的数：用 Slider',
    '一个范围：用 NumberRangeField',
    '编号、电话、邮编：用 TextField，它们不是数',
  ],
  do: [
    {
      text: '单位写在框里，给出最小、最大和一步多少。',
      example: <NumberField label="采购价" unit="元" min={0} step={0.01} defaultValue={12.5} />,
    },
    '空着就是没有填（`null`），不默认写 0。',
  ],
  dont: [
    { text: '不把单位写进标签的括号又写在框里。', example: <NumberField label="采购价（元）" unit="元" /> },
    '不用滚轮改数：滚动页面时会误改，组件也不会响应。',
  ],
  keyboard: [
    ['↑ ↓', '加减一步'],
    ['Page Up / Page Down', '加减十步'],
    ['Home / End', '有最小、最大值时到两端'],
    ['Enter', '确认；离开时也会确认'],
  ],
} satisfies Guide
