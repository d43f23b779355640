import { Button } from '../button/index.ts'
import type { Guide } from '../catalogue/guide.ts'
import { Popover } from './popover.tsx'

export const guide = {
  when: ['按钮旁的小面板：一个筛选、一段带链接的说明、起个名字'],
  whenNot: [
    '几个字的解释：用 Tooltip',
    '一串动作：用 Menu',
    '必须先处理：用 Dialog',
    '内容多过半屏：用 Drawer',
  ],
  do: [
    {
      text: '一件事、两三个控件；做完自己关上。',
      example: (
        <Popover label="客服" trigger={<Button>联系客服</Button>}>
          <p>工作日 9:00 到 18:00</p>
        </Popover>
      ),
    },
    '`label` 写清这是什么面板。',
  ],
  dont: ['不在气泡里再开气泡。', '不自动弹出：用户按了才开。'],
  keyboard: [
    ['Enter / 空格', '打开，焦点进入'],
    ['Tab', '在面板里移动'],
    ['Esc', '关闭，焦点回到按钮'],
  ],
} satisfies Guide
