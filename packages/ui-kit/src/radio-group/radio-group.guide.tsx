import type { Guide } from '../catalogue/guide.ts'
import { RadioGroup } from './radio-group.tsx'

export const guide = {
  when: ['二到六个里选一个，全部摆在眼前', '每个选项要一句说明'],
  whenNot: [
    '超过六个：用 Select',
    '切换同一内容的看法：用 SegmentedControl',
    '是或否：用 Checkbox 或 Switch',
  ],
  do: [
    {
      text: '给一个默认选中的，选项说法并列。',
      example: (
        <RadioGroup
          label="托管方式"
          defaultValue="full"
          options={[
            { value: 'all', label: '全部' },
            { value: 'full', label: '全托' },
            { value: 'semi', label: '半托' },
          ]}
        />
      ),
    },
    '选项有说明时用 `layout="column"`。',
  ],
  dont: [
    {
      text: '不写“是”“否”两个单选：一个复选框就够。',
      example: (
        <RadioGroup
          label="有视频"
          defaultValue="1"
          options={[
            { value: '1', label: '是' },
            { value: '0', label: '否' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', '进入这一组，停在选中的那个'],
    ['↑ ↓ ← →', '移动并选中'],
    ['空格', '选中（还没有选的时候）'],
  ],
} satisfies Guide
