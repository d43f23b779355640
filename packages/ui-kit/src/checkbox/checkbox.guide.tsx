import type { Guide } from '../catalogue/guide.ts'
import { Switch } from '../switch/index.ts'
import { Checkbox } from './checkbox.tsx'

export const guide = {
  when: ['是或否，随表单一起生效', '几项里可以勾几项，并且全部摆得下', '表格的行选择'],
  whenNot: ['一按就生效：用 Switch', '几个里只能选一个：用 RadioGroup', '选项很多：用 MultiSelect'],
  do: [
    { text: '说勾上之后会怎样。', example: <Checkbox defaultChecked>只看有视频的商品</Checkbox> },
    '子项只勾了一部分时，父项用 `indeterminate`。',
  ],
  dont: [
    { text: '不写否定句：勾上反而是“不”，要想两遍。', example: <Checkbox>不显示没有视频的商品</Checkbox> },
    { text: '不用开关代替需要“保存”的勾选。', example: <Switch>我已阅读并同意服务条款</Switch> },
  ],
  keyboard: [
    ['Tab', '移到复选框'],
    ['空格', '勾上或取消'],
  ],
} satisfies Guide
