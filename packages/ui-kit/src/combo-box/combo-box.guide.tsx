import type { Guide } from '../catalogue/guide.ts'
import { ComboBox } from './combo-box.tsx'

export const guide = {
  when: ['很多里选一个，用户大致知道名字：店铺、商品、品牌', '选项上千，一万项也不卡'],
  whenNot: [
    '不到十个：用 Select 或 RadioGroup',
    '选好几个：用 MultiSelect',
    '自由输入关键词：用 SearchField',
    '两级类目：用 Cascader',
  ],
  do: [
    {
      text: '说清能按什么找。',
      example: (
        <ComboBox
          label="店铺"
          description="按店铺名、拼音首字母或 ID 查找"
          value={null}
          onChange={() => undefined}
          options={[
            { value: '634418210', label: '晨光家居旗舰店' },
            { value: '634418211', label: '绿野园艺' },
          ]}
        />
      ),
    },
    '名字相同的选项用 `description` 区分，例如店铺 ID。',
  ],
  dont: ['不用占位文字代替标签：一打字它就没了。', '不在没有选中时把输入的字当成值：只认选项里的。'],
  keyboard: [
    ['直接打字', '筛选：中文、字母、拼音首字母'],
    ['↑ ↓', '移动；关着时打开'],
    ['Enter', '选中'],
    ['Esc', '关闭，恢复原来选中的'],
  ],
} satisfies Guide
