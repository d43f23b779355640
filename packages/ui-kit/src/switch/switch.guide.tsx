import type { Guide } from '../catalogue/guide.ts'
import { Switch } from './switch.tsx'

export const guide = {
  when: ['打开或关闭，立即生效：隐藏存疑商品、自动刷新'],
  whenNot: ['要等“保存”才生效：用 Checkbox', '两个并列的值：用 SegmentedControl'],
  do: [
    { text: '说打开之后会怎样。', example: <Switch defaultChecked>隐藏存疑商品</Switch> },
    '保存失败就拨回去，并用 ToastRegion 说清。',
  ],
  dont: [
    { text: '不在旁边写“开”“关”跟着变：状态已经看得见。', example: <Switch defaultChecked>已开启</Switch> },
    '不放进要提交的表单。',
  ],
  keyboard: [
    ['Tab', '移到开关'],
    ['空格', '打开或关闭'],
  ],
} satisfies Guide
