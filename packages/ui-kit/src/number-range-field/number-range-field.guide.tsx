import type { Guide } from '../catalogue/guide.ts'
import { NumberRangeField } from './number-range-field.tsx'

export const guide = {
  when: ['按大小筛选：日销、价格、评分', '筛选条里收成一个按钮：用 NumberRangeFilter'],
  whenNot: ['一个数：用 NumberField', '一段日期：用 DateRangeField'],
  do: [
    {
      text: '给出真实数据里有用的预设，再让人自己填。',
      example: (
        <NumberRangeField
          label="日销"
          presets={[
            { min: 1, max: 50 },
            { min: 50, max: 100 },
            { min: 100, max: null },
          ]}
          value={{ min: 50, max: 100 }}
          onChange={() => undefined}
        />
      ),
    },
    '只填一端也行：另一端不限。',
  ],
  dont: [
    '不拿两个数字框并排代替：最小大于最大没有人拦。',
    '不一边打字一边查：回车、离开或收起时才算数，Esc 还原。',
  ],
  keyboard: [
    ['Tab', '预设、最小、最大、应用'],
    ['Enter / 空格', '选中预设；再按一次取消'],
    ['Enter', '在数字框里：应用'],
    ['Esc', '还没应用的数还原；收在按钮后面时同时关闭'],
  ],
} satisfies Guide
