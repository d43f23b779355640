import type { Guide } from '../catalogue/guide.ts'
import { SplitButton } from './split-button.tsx'

export const guide = {
  when: ['一个动作有一种最常用的做法，另有几种变体：导出 Excel / CSV'],
  whenNot: ['几个动作不相干：用 Menu', '没有明显常用的：用 Menu', '选一个值：用 Select'],
  do: [
    {
      text: '左边直接做最常用的，右边写清“更多导出方式”。',
      example: (
        <SplitButton
          groups={[[{ id: 'csv', label: '导出 CSV' }]]}
          menuLabel="更多导出方式"
          onAction={() => undefined}
          onClick={() => undefined}
        >
          导出 Excel
        </SplitButton>
      ),
    },
  ],
  dont: ['不把“删除”放在“保存”的下拉里。', '不随上次的选择换掉左边的动作：位置记在手上。'],
  keyboard: [
    ['Tab', '先到主动作，再到箭头'],
    ['Enter / 空格', '执行，或打开菜单'],
    ['↑ ↓', '在菜单里移动'],
    ['Esc', '关闭菜单'],
  ],
} satisfies Guide
