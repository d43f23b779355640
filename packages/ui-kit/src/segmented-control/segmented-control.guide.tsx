import type { Guide } from '../catalogue/guide.ts'
import { SegmentedControl } from './segmented-control.tsx'

export const guide = {
  when: ['切换同一份内容的看法：日榜周榜月榜、列表图墙'],
  whenNot: ['内容不同：用 Tabs', '表单里选一个值：用 RadioGroup', '六个以上：用 Select'],
  do: [
    {
      text: '二到五个短词，长短相近，一按就生效。',
      example: (
        <SegmentedControl
          label="周期"
          value="week"
          onChange={() => undefined}
          options={[
            { value: 'day', label: '日榜' },
            { value: 'week', label: '周榜' },
            { value: 'month', label: '月榜' },
          ]}
        />
      ),
    },
    '只有图标时每项给 `name`。',
  ],
  dont: [
    {
      text: '不拿来放动作：它表示“现在是哪个”。',
      example: (
        <SegmentedControl
          label="操作"
          value="export"
          onChange={() => undefined}
          options={[
            { value: 'export', label: '导出' },
            { value: 'delete', label: '删除' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    ['Tab', '进入，停在选中的那个'],
    ['← →', '移动并选中'],
  ],
} satisfies Guide
