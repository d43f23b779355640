import type { Guide } from '../catalogue/guide.ts'
import { MultiSelect } from './multi-select.tsx'

export const guide = {
  when: ['很多里选几个：国家、类目、标签'],
  whenNot: [
    '三五个、摆得下：用一组 Checkbox',
    '只能选一个：用 Select 或 ComboBox',
    '两端都可以填的数：用 NumberRangeField',
  ],
  do: [
    {
      text: '按钮上写出选了什么，多了写“等 N 个”。',
      example: (
        <MultiSelect
          label="国家"
          value={['us', 'de']}
          onChange={() => undefined}
          options={[
            { value: 'us', label: '美国' },
            { value: 'de', label: '德国' },
            { value: 'jp', label: '日本' },
          ]}
        />
      ),
    },
    '一个都不选等于不限，并在占位里说明。',
  ],
  dont: ['不把“全部”当成一个选项和别的一起勾。', '不在关闭时才生效：勾一下结果就变。'],
  keyboard: [
    ['Enter / 空格 / ↓', '打开'],
    ['直接打字', '搜索（九项以上）：中文或拼音首字母'],
    ['↑ ↓', '移动'],
    ['Enter / 空格', '勾上或取消'],
    ['Esc', '关闭'],
  ],
} satisfies Guide
