import type { Guide } from '../catalogue/guide.ts'
import { Select } from './select.tsx'

export const guide = {
  when: ['五到二十个固定的选项里选一个：站点、排序、状态'],
  whenNot: [
    '四个以内：用 RadioGroup 摆出来',
    '几十上百个：用 ComboBox 边打边找',
    '一串动作：用 Menu',
    '选好几个：用 MultiSelect',
  ],
  do: [
    {
      text: '筛选条里标签放在框里，看得出选的是什么。',
      example: (
        <Select
          label="站点"
          labelPlacement="inside"
          defaultValue="us"
          options={[
            { value: 'us', label: '美国站' },
            { value: 'de', label: '德国站' },
          ]}
        />
      ),
    },
    '选项按用户的习惯排：常用的在前，或按拼音。',
  ],
  dont: [
    {
      text: '不用“请选择”当标签。',
      example: (
        <Select
          label="站点"
          labelPlacement="hidden"
          placeholder="请选择"
          options={[{ value: 'us', label: '美国站' }]}
        />
      ),
    },
    '选了不生效的下拉不要有：改了就算。',
  ],
  keyboard: [
    ['Enter / 空格 / ↓', '打开'],
    ['↑ ↓', '移动；直接打字跳到那一项'],
    ['Enter', '选中'],
    ['Esc', '关闭，不改变'],
  ],
} satisfies Guide
