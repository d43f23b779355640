import type { Guide } from '../catalogue/guide.ts'

export const guide = {
  when: ['看一件东西的详情或改一组设置，页面还要看得见', '从列表里一件件往下看'],
  whenNot: ['必须先回答的问题：用 Dialog', '要能收藏、分享的详情：做成一页', '只有两三行：用 Popover'],
  do: ['标题写清是谁的详情。', '从右边出来放详情，从左边出来放导航。', '打开状态写进网址，刷新后还在。'],
  dont: ['不在抽屉里再开抽屉。', '不把主要流程放进抽屉：一点外面就关了。'],
  keyboard: [
    ['Tab / Shift + Tab', '在抽屉里循环'],
    ['Esc', '关闭，焦点回到打开它的地方'],
  ],
} satisfies Guide
