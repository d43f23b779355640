import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { ContextMenu } from './context-menu.tsx'

export const guide = {
  when: ['给熟练用户的捷径：表格行、收藏夹节点上的动作'],
  whenNot: ['动作只有这一个入口：用 Menu 加看得见的按钮', '选一个值：用 Select'],
  do: [
    {
      text: '同样的动作在行尾按钮里也有；快捷键写在右边。',
      example: (
        <ContextMenu label="商品操作" groups={[[{ id: 'f', label: '收藏', shortcut: 'F' }]]}>
          <Button>在这里按右键</Button>
        </ContextMenu>
      ),
    },
    '会毁掉东西的放在最后一组，标 `danger`。',
  ],
  dont: ['不把右键当成唯一的路：触屏用户不知道要长按。', '不放超过十项。'],
  keyboard: [
    ['Shift + F10 / 菜单键', '打开'],
    ['↑ ↓', '移动；直接打字跳到那一项'],
    ['Enter', '执行'],
    ['Esc', '关闭，焦点回到原处'],
  ],
} satisfies Guide
