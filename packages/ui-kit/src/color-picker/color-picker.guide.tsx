import type { Guide } from '../catalogue/guide.ts'
import { ColorPicker } from './color-picker.tsx'

export const guide = {
  when: ['白标站点的品牌色', '标签编辑器里文字、底色的颜色'],
  whenNot: ['从固定几种里选：用 RadioGroup 或 Select，写出颜色的名字'],
  do: [
    {
      text: '给出常用色（`presets`），多数人不用打开色板。',
      example: (
        <ColorPicker
          label="品牌色"
          value="#0d5c73"
          onChange={() => undefined}
          presets={['#0d5c73', '#7a1f5c', '#1f6b3a']}
        />
      ),
    },
    '选完在旁边给出实际效果，例如一个按钮。',
  ],
  dont: ['不直接拿用户的颜色写字：经过 `brandStyleSheet()`，对比度才有保证。'],
  keyboard: [
    ['Enter / 空格', '打开'],
    ['← → ↑ ↓', '在色板和色相条上移动'],
    ['Tab', '常用色、色板、色相、十六进制之间移动'],
    ['Enter', '在十六进制框里确认'],
    ['Esc', '关闭，焦点回到按钮'],
  ],
} satisfies Guide
