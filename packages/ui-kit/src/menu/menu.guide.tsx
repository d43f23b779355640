import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { Menu } from './menu.tsx'

export const guide = {
  when: [
    '收在一个按钮后面的几个动作：更多操作、导出方式',
    '整张表共用、开在鼠标处的一个菜单：用 `PointMenu`',
  ],
  whenNot: [
    '选一个值：用 Select',
    '页面之间的导航：用 NavList',
    '有一个常用的默认动作：用 SplitButton',
    '要填东西：用 Popover',
  ],
  do: [
    {
      text: '按用途分组，会毁掉东西的放最后一组。',
      example: (
        <Menu
          trigger={<Button>商品操作</Button>}
          groups={[
            [
              { id: 'favourite', label: '收藏', shortcut: 'F' },
              { id: 'monitor', label: '监控' },
            ],
            [{ id: 'remove', label: '移出列表', danger: true }],
          ]}
        />
      ),
    },
    '每项动词开头；还要再问的在后面加“…”。',
  ],
  dont: ['不超过两级，也不超过十项。', '不能用的项不要藏起来：标 `disabled`，让人知道有这回事。'],
  keyboard: [
    ['Enter / 空格 / ↓', '打开并移到第一项'],
    ['↑ ↓', '移动；直接打字跳到那一项'],
    ['→ ←', '进出下一级'],
    ['Enter', '执行'],
    ['Esc', '关闭，焦点回到按钮'],
  ],
} satisfies Guide
