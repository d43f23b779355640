import type { Guide } from '../catalogue/guide.ts'
import { Button } from './button.tsx'

export const guide = {
  when: ['发起一个动作：保存、导出、删除、查询', '打开菜单、对话框、抽屉（作为它们的 `trigger`）'],
  whenNot: [
    '去另一个页面：用 Link',
    '只有一个大家都认识的图标：用 IconButton',
    '主动作带几种变体：用 SplitButton',
    '在几种看法之间切换：用 SegmentedControl',
  ],
  do: [
    {
      text: '动词开头，说清做什么、对什么做。',
      example: (
        <>
          <Button variant="primary">导出选中</Button>
          <Button variant="danger">删除 3 个商品</Button>
        </>
      ),
    },
    {
      text: '一个视图最多一个主要按钮。',
      example: (
        <>
          <Button variant="primary">保存</Button>
          <Button>取消</Button>
        </>
      ),
    },
  ],
  dont: [
    { text: '不写“确定”“点击这里”：看不出会发生什么。', example: <Button variant="primary">确定</Button> },
    {
      text: '不放两个主要按钮，用户不知道先按哪个。',
      example: (
        <>
          <Button variant="primary">保存</Button>
          <Button variant="primary">保存并继续</Button>
        </>
      ),
    },
    '可以撤销的动作不用 `danger`。',
  ],
  keyboard: [
    ['Tab', '移到按钮'],
    ['Enter / 空格', '执行；进行中（`loading`）时不响应，焦点不丢'],
  ],
} satisfies Guide
