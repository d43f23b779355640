import type { Guide } from '../catalogue/guide.ts'
import { Chip, RemovableChip } from './index.ts'

export const guide = {
  when: ['一按就选的预设：近7天、100-500', '一条已生效、可以单独移除的筛选（RemovableChip）'],
  whenNot: ['只说明属性、不能点：用 Tag', '切换同一份内容的看法：用 SegmentedControl', '发起动作：用 Button'],
  do: [
    {
      text: '预设用数据里真有的区间，五个以内。',
      example: (
        <>
          <Chip>1-50</Chip>
          <Chip selected>50-100</Chip>
          <Chip>100-500</Chip>
        </>
      ),
    },
    {
      text: '已生效的条件写清是哪一项的什么值。',
      example: (
        <RemovableChip label="日销" onRemove={() => undefined}>
          50-100
        </RemovableChip>
      ),
    },
  ],
  dont: [
    {
      text: '不写“少”“中”“多”：每个人心里的数不一样。',
      example: (
        <>
          <Chip>少</Chip>
          <Chip selected>中</Chip>
          <Chip>多</Chip>
        </>
      ),
    },
  ],
  keyboard: [
    ['Tab', '到下一个'],
    ['Enter / 空格', '选中或取消；可移除的那种，在 × 上按就移除'],
  ],
} satisfies Guide
